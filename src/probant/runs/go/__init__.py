"""Go modules: `go build`, `go test -json`, and what their messages mean."""
