package platform

// maxKey is the longest key, in bytes; file systems allow more than twice that.
const maxKey = 100

// CheckKey returns ErrBadKey unless key is 1 to 100 characters of a–z, 0–9, '.', '-' and '_' that do not start with a dot.
// Such a key is a file name everywhere, so every implementation can hold it as it is.
func CheckKey(key string) error {
	if key == "" || len(key) > maxKey || key[0] == '.' {
		return ErrBadKey
	}
	for i := 0; i < len(key); i++ {
		c := key[i]
		if !(c >= 'a' && c <= 'z' || c >= '0' && c <= '9' || c == '.' || c == '-' || c == '_') {
			return ErrBadKey
		}
	}
	return nil
}
