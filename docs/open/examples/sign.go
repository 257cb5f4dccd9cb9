// Signs one request and sends it.
//
//	BASE_URL=http://localhost:4000 APP_ID=app_… KEY_ID=key_… PRIVATE_KEY=private.pem go run sign.go GET /open/v1/wallet
package main

import (
	"crypto"
	"crypto/rand"
	"crypto/rsa"
	"crypto/sha256"
	"crypto/x509"
	"encoding/base64"
	"encoding/hex"
	"encoding/pem"
	"fmt"
	"io"
	"net/http"
	"os"
	"strconv"
	"strings"
	"time"
)

// signedHeaders are the five headers of a request. target is path and query exactly as they are sent.
func signedHeaders(method, target, body, appID, keyID string, key *rsa.PrivateKey) (map[string]string, error) {
	timestamp := strconv.FormatInt(time.Now().Unix(), 10)
	random := make([]byte, 16)
	if _, err := rand.Read(random); err != nil {
		return nil, err
	}
	nonce := hex.EncodeToString(random)
	digest := sha256.Sum256([]byte(strings.Join([]string{method, target, timestamp, nonce, body, ""}, "\n")))
	signature, err := rsa.SignPKCS1v15(rand.Reader, key, crypto.SHA256, digest[:])
	if err != nil {
		return nil, err
	}
	return map[string]string{
		"X-Open-App": appID, "X-Open-Key": keyID, "X-Open-Timestamp": timestamp, "X-Open-Nonce": nonce,
		"X-Open-Signature": base64.StdEncoding.EncodeToString(signature),
	}, nil
}

func readKey(path string) (*rsa.PrivateKey, error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	block, _ := pem.Decode(text)
	if block == nil {
		return nil, fmt.Errorf("%s is no PEM", path)
	}
	parsed, err := x509.ParsePKCS8PrivateKey(block.Bytes)
	if err != nil {
		return nil, err
	}
	key, isRSA := parsed.(*rsa.PrivateKey)
	if !isRSA {
		return nil, fmt.Errorf("%s holds no RSA key", path)
	}
	return key, nil
}

func run() error {
	method, target, body := os.Args[1], os.Args[2], ""
	if len(os.Args) > 3 {
		body = os.Args[3]
	}
	key, err := readKey(os.Getenv("PRIVATE_KEY"))
	if err != nil {
		return err
	}
	headers, err := signedHeaders(method, target, body, os.Getenv("APP_ID"), os.Getenv("KEY_ID"), key)
	if err != nil {
		return err
	}
	request, err := http.NewRequest(method, os.Getenv("BASE_URL")+target, strings.NewReader(body))
	if err != nil {
		return err
	}
	for name, value := range headers {
		request.Header.Set(name, value)
	}
	if body != "" {
		request.Header.Set("Content-Type", "application/json")
	}
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		return err
	}
	defer response.Body.Close()
	_, err = io.Copy(os.Stdout, response.Body)
	return err
}

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
