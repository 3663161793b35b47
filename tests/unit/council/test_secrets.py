"""Names and contents that are never sent, and those that look alike and may be."""

from __future__ import annotations

import string

import pytest

from probant.council.selection.secrets import holds_secret, is_secret

SECRET_NAMES = """
.env .ENV .env.local .env.production .envrc sub/.env prod.env deploy/staging.env .env-backup
.env_old
server.pem SERVER.PEM certs/a.key private.key AuthKey_1.p8 store.p12 store.pfx app.jks app.keystore
id_rsa id_rsa.bak .ssh/id_ed25519 keys/id_ecdsa id_dsa ssh_host_rsa_key .ssh/config .ssh/known_hosts
.dockerconfigjson
.npmrc web/.npmrc .pypirc .netrc _netrc .pgpass .my.cnf .htpasswd .git-credentials .dockercfg
.docker/config.json .vault-token .s3cfg .boto credentials credentials.json credentials.csv
credentials-prod.yaml aws/credentials .aws/credentials .aws/config home/.aws/anything.py
service-account.json my-service-account-prod.json service_account.json gcp-serviceaccount.json
client_secret_123.json kubeconfig kubeconfig.yaml dev.kubeconfig .kube/config .gnupg/secring.gpg
.azure/token.json .config/gcloud/application_default_credentials.json .cargo/credentials.toml
terraform.tfstate terraform.tfstate.backup prod.tfvars prod.auto.tfvars secrets.yaml secrets.yml
secrets.json .streamlit/secrets.toml secret.txt secrets .secrets .secrets.baseline vault.kdbx
putty.ppk http.keytab client.ovpn .config/gh/hosts.yml
.envs/.production/.postgres .envs/.local/.django app/.env/prod app/.env/prod.yaml
app/secrets/db_password.txt
deploy/.secrets/token deploy/secrets/tls.crt dev.env.local prod.env.bak app.secrets.json
k8s/db-secret.yaml auth.json passwords.txt etc/passwords db_password root-password.txt etc/passwd
app/credentials/google.json app/credentials/prod app/secrets/terraform.yaml passwords-2024.csv
""".split()

FINE_NAMES = """
.env.example .env.sample .env.template .env.dist example.env .env.local.example config/env.py
environment.py src/credentials.py credentials.ts credentials_test.go lib/secrets.py secrets.rs
docs/secrets.md credentials.example.json secrets.sample.yaml id_rsa.pub keys.py monkey.py key.go
public_key.py tokens.py keyboard.json pem.py src/auth/keystore.py keystore/README.md kube.py aws.py
aws/config.py ssh/config.py package.json netrc.py npmrc.md prod.tfvars.example service_account.py
terraform.tf docker/config.json hosts.yml .gitignore .github/workflows/ci.yml a.keyframes envoy.yaml
password_reset.py password_reset.html templates/password_reset_subject.txt password_validation.py
src/secrets/__init__.py src/secrets/README.md secrets/store.go credentials/package.json
credentials/go.mod secrets/Dockerfile secrets/.gitignore .envs/README.md
.envs/.local/.django.example app.secrets.example.json jest.env.js icons/password.svg
auth.py auth.ts passwords.py
secrets/variables.tf db_password.rs env/prod.yaml envs/prod/main.tf tokens.json
""".split()

VARIED = (string.ascii_letters + string.digits) * 4
BODY = "MIIEpAIBAAKCAQEAwJ8n" * 4


def key(kind: str, body: str = BODY) -> str:
    return f"-----BEGIN {kind}PRIVATE KEY-----\n{body}\n-----END {kind}PRIVATE KEY-----\n"


SECRETS = {
    "a bare key": key(""),
    "an RSA key": key("RSA "),
    "an EC key": key("EC "),
    "an OpenSSH key": key("OPENSSH "),
    "an encrypted key": key("ENCRYPTED "),
    "a key with headers": key("RSA ", f"Proc-Type: 4,ENCRYPTED\nDEK-Info: AES-128-CBC,0\n\n{BODY}"),
    "a key with a remark": key("RSA ", f'Comment: Bob\'s "own" key\nHash: a\n\n{BODY}'),
    "a key with headers in strings": f'["-----BEGIN RSA PRIVATE KEY-----", "Hash: a", "{BODY}"]',
    "a key with headers on one line": key("", f"Hash: a\n{BODY}").replace("\n", "\\n"),
    "a PGP key": f"-----BEGIN PGP PRIVATE KEY BLOCK-----\nVersion: X 1\n\n{BODY}\n",
    "a key in a string": 'k = "' + key("").replace("\n", "\\n") + '"',
    "a key in JSON": '{"private_key": "' + key("").replace("\n", "\\n") + '"}',
    "an indented key": key("RSA ").replace("\n", "\n    "),
    "a key in a comment": key("RSA ").replace("\n", "\n# "),
    "a short key between its marks": key("OPENSSH ", "abc123"),
    "a key over several strings": '"-----BEGIN PRIVATE KEY-----\\n"\n  "' + BODY + '\\n"',
    "a key with Windows ends": key("").replace("\n", "\r\n"),
    "AWS": f"aws = 'AKIA{VARIED[26:42].upper()}'",
    "AWS, for a while": f"ASIA{VARIED[26:42].upper()}",
    "GitHub": "token: ghp_" + VARIED[:36],
    "GitHub for a server": "ghs_" + VARIED[:36],
    "GitHub, fine": "github_pat_" + VARIED[:60],
    "GitLab": "glpat-" + VARIED[:20],
    "Slack": "xoxb-123456789012-" + VARIED[:24],
    "Stripe": "sk_live_" + VARIED[:24],
    "Google": "AIza" + VARIED[:35],
    "npm": "npm_" + VARIED[:36],
    "PyPI": "pypi-AgEIcHlwaS5vcmc" + VARIED[:60],
    "Anthropic": "sk-ant-api03-" + VARIED[:90],
    "OpenAI": "sk-proj-" + VARIED[:20] + "T3BlbkFJ" + VARIED[:20],
    "Hugging Face": "hf_" + VARIED[:34],
    "SendGrid": "SG." + VARIED[:22] + "." + VARIED[:43],
    "DigitalOcean": "dop_v1_" + "0123456789abcdef" * 4,
}

FINE = {
    "nothing": "",
    "code": "def private_key(): ...",
    "the name of a key": "if line == '-----BEGIN PRIVATE KEY-----': read(line)",
    "a pattern for keys": r"re.compile(r'-----BEGIN (RSA )?PRIVATE KEY-----[\s\S]+?-----END')",
    "a public key": key("").replace("PRIVATE", "PUBLIC"),
    "a certificate": f"-----BEGIN CERTIFICATE-----\n{BODY}\n",
    "a key of headers only": "-----BEGIN PRIVATE KEY-----\nHash: a\nHash: b\n",
    "a header without an end": "-----BEGIN PRIVATE KEY-----\nHash: " + "a " * 200 + BODY,
    "a key left out": "-----BEGIN PRIVATE KEY-----\n...\n-----END PRIVATE KEY-----",
    "a placeholder": "ghp_" + "x" * 36,
    "the example of the manual": "AKIAIOSFODNN7EXAMPLE",
    "part of a word": "x" + "AKIA" + VARIED[26:42].upper(),
    "a pattern for tokens": "ghp_[A-Za-z0-9]{36}",
    "Stripe for tests": "sk_test_" + VARIED[:24],
    "a hash": "0123456789abcdef" * 4,
    "something short": "npm_install sk-learn xoxb-1",
}


@pytest.mark.parametrize("name", SECRET_NAMES)
def test_a_name_that_looks_secret(name: str) -> None:
    assert is_secret(name)


@pytest.mark.parametrize("name", FINE_NAMES)
def test_a_name_that_may_be_sent(name: str) -> None:
    assert not is_secret(name)


@pytest.mark.parametrize("name", SECRETS)
def test_text_with_a_secret_in_it(name: str) -> None:
    assert holds_secret(SECRETS[name])
    assert holds_secret("x = 1\n" * 1000 + SECRETS[name] + "\n" * 1000)


@pytest.mark.parametrize("name", FINE)
def test_text_without(name: str) -> None:
    assert not holds_secret(FINE[name])


HOSTILE = (
    "-----BEGIN PRIVATE KEY-----" * 4_000,
    "-----BEGIN PRIVATE KEY-----" + " \n" * 50_000,
    "-----BEGIN PRIVATE KEY-----\n" + "Version: a\n" * 10_000,
    "-----BEGIN " + "A " * 50_000 + "PRIVATE KEY",
    "sk-" * 33_000,
    "sk-" + "a" * 100_000,
    "sk-a" * 25_000 + "T3BlbkF",
    "xoxb-" + "1" * 100_000,
    "xoxb-1234567-" * 8_000,
    "AKIA" * 25_000,
    "ghp_" * 25_000,
    "SG." * 33_000,
    "github_pat_" * 9_000,
    "pypi-AgEIcHlwaS5vcmc" * 5_000,
)


@pytest.mark.parametrize("text", HOSTILE, ids=range(len(HOSTILE)))
def test_no_text_makes_the_search_slow(text: str) -> None:
    """A pattern that tries again would not come back from these."""
    assert holds_secret(text) in (True, False)
