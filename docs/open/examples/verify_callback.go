// Checks a callback that lies in a file as JSON: {"headers": {…}, "body": "…"}.
//
//	PLATFORM_KEY=platform.pem go run verify_callback.go callback.json
package main

import (
	"crypto"
	"crypto/rsa"
	"crypto/sha256"
	"crypto/x509"
	"encoding/base64"
	"encoding/json"
	"encoding/pem"
	"fmt"
	"math"
	"os"
	"strconv"
	"strings"
	"time"
)

const ageMaxSeconds = 300

// isGenuine tells whether a callback is the platform's and fresh. Names of headers in small letters.
func isGenuine(headers map[string]string, body string, key *rsa.PublicKey) bool {
	timestamp, err := strconv.ParseInt(headers["webhook-timestamp"], 10, 64)
	if err != nil || math.Abs(float64(time.Now().Unix()-timestamp)) > ageMaxSeconds {
		return false
	}
	digest := sha256.Sum256([]byte(headers["webhook-id"] + "." + headers["webhook-timestamp"] + "." + body))
	// Two signatures while the platform changes its key.
	for _, signature := range strings.Split(headers["webhook-signature"], " ") {
		bytes, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(signature, "v1rsa,"))
		if err == nil && rsa.VerifyPKCS1v15(key, crypto.SHA256, digest[:], bytes) == nil {
			return true
		}
	}
	return false
}

func run() (bool, error) {
	text, err := os.ReadFile(os.Getenv("PLATFORM_KEY"))
	if err != nil {
		return false, err
	}
	block, _ := pem.Decode(text)
	if block == nil {
		return false, fmt.Errorf("PLATFORM_KEY is no PEM")
	}
	parsed, err := x509.ParsePKIXPublicKey(block.Bytes)
	if err != nil {
		return false, err
	}
	file, err := os.ReadFile(os.Args[1])
	if err != nil {
		return false, err
	}
	var callback struct {
		Headers map[string]string `json:"headers"`
		Body    string            `json:"body"`
	}
	if err := json.Unmarshal(file, &callback); err != nil {
		return false, err
	}
	key, isRsa := parsed.(*rsa.PublicKey)
	if !isRsa {
		return false, fmt.Errorf("PLATFORM_KEY is no RSA key")
	}
	return isGenuine(callback.Headers, callback.Body, key), nil
}

func main() {
	genuine, err := run()
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	if !genuine {
		fmt.Println("forged or old")
		os.Exit(1)
	}
	fmt.Println("genuine")
}
