#!/usr/bin/env bash
# Tries nginx.conf and Caddyfile with the real programs: `deploy/try.sh [nginx|caddy]…` (Debian: nginx-light, caddy, curl,
# openssl). Starts Athanor and each proxy on this machine's loopback, with a certificate made for it, and ends them again.
set -euo pipefail

root=$(cd "$(dirname "$0")/.." && pwd)
work=$(mktemp -d)
[ "${EUID}" -eq 0 ] && chmod 755 "$work"
pids=()
finish() {
  for pid in "${pids[@]}"; do kill "$pid" 2>/dev/null || true; done
  wait 2>/dev/null || true
  rm -rf "$work"
}
trap finish EXIT

port=${TRY_PORT:-18080}
https=$((port + 1))
http=$((port + 2))
word='aqua fortis'
url="https://play.example:$https"

openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=play.example -addext subjectAltName=DNS:play.example \
  -keyout "$work/privkey.pem" -out "$work/fullchain.pem" 2>/dev/null

"$root/node_modules/.bin/node" "$root/tools/buildWeb.ts"

failures=0
check() { # what, wanted, found
  if [[ $3 == *"$2"* ]]; then echo "  ok: $1"; else echo "  FAILED: $1 (wanted “$2”, found “${3:0:300}”)"; failures=$((failures + 1)); fi
}
call() { curl --silent --show-error --cacert "$work/fullchain.pem" --resolve "play.example:$https:127.0.0.1" --max-time 20 "$@"; }
await() { for _ in $(seq 200); do "$@" >/dev/null 2>&1 && return 0; sleep 0.1; done; echo "nothing answers: $*"; return 1; }

serve() {
  mkdir "$work/data-$1"
  env ATHANOR_PORT="$port" ATHANOR_DATA="$work/data-$1" ATHANOR_PUBLIC_URL="$url" ATHANOR_PROXIES=1 ATHANOR_LOG=warn \
    ATHANOR_HOUSE_WORD="$word" "$root/node_modules/.bin/node" "$root/apps/server/src/main.ts" >"$work/server-$1.log" 2>&1 &
  server=$!
  pids+=("$server")
  await curl --silent --fail "http://127.0.0.1:$port/readyz"
}

run_nginx() {
  sed -e "s/listen 80;/listen 127.0.0.1:$http;/" -e "s/listen 443 /listen 127.0.0.1:$https /" -e '/listen \[::\]/d' \
    -e "s/127.0.0.1:8080/127.0.0.1:$port/" -e "s#/etc/ssl/athanor/#$work/#" "$root/deploy/nginx.conf" >"$work/site.conf"
  cat >"$work/nginx.conf" <<END
daemon off; pid $work/nginx.pid; error_log $work/nginx.log;
events {}
http { access_log off; client_body_temp_path $work/body; proxy_temp_path $work/proxy; include $work/site.conf; }
END
  nginx -c "$work/nginx.conf" &
  proxy=$!
}

run_caddy() {
  { printf '{\n\tadmin off\n\thttp_port %s\n\tdefault_bind 127.0.0.1\n}\n' "$http"
    sed -e "s#^play.example {#play.example:$https {\n\ttls $work/fullchain.pem $work/privkey.pem#" \
      -e "s/127.0.0.1:8080/127.0.0.1:$port/" "$root/deploy/Caddyfile"; } >"$work/Caddyfile"
  env HOME="$work" caddy run --adapter caddyfile --config "$work/Caddyfile" >"$work/caddy.log" 2>&1 &
  proxy=$!
}

say_word() { call -o /dev/null -w '%{http_code}' -H 'content-type: application/json' -d "{\"word\":\"$1\"}" "${@:2}" "$url/api/house"; }

try_proxy() {
  echo "$1:"
  serve "$1"
  "run_$1"
  pids+=("$proxy")
  await call --fail "$url/healthz"
  check 'https answers' '"ok"' "$(call "$url/healthz")"
  check 'http leads to https' 'https://play.example' \
    "$(curl --silent --head --resolve "play.example:$http:127.0.0.1" "http://play.example:$http/table/x")"
  check 'the numbers stay inside' 404 "$(call -o /dev/null -w '%{http_code}' "$url/metrics")"
  check 'browsers are told to use https' 'strict-transport-security' "$(call --head "$url/")"

  call -H 'accept: text/html' -H 'accept-encoding: gzip' -D "$work/head" -o "$work/page.gz" "$url/"
  check 'files are compressed once' 1 "$(grep -ci '^content-encoding: gzip' "$work/head")"
  check 'and can be read' '<div id="root"' "$(gzip -dc "$work/page.gz")"

  check 'a wrong word is refused' 401 "$(say_word wrong)"
  call -D "$work/head" -o /dev/null -H "origin: $url" -H 'content-type: application/json' -d "{\"word\":\"$word\"}" "$url/api/house"
  check 'cookies are for this host and https alone' '__Host-athanor_house=' "$(cat "$work/head")"
  check 'and secure' 'Secure' "$(grep -i '^set-cookie' "$work/head")"
  cookie=$(sed -n 's/^set-cookie: \([^;]*\);.*/\1/ip' "$work/head" | tr -d '\r')
  check 'the browser is known by them' '__Host-athanor_player=' \
    "$(call -D - -o /dev/null -X POST -H "origin: $url" -H "cookie: $cookie" "$url/api/player")"

  upgrade=(--http1.1 --no-buffer --max-time 3 --include -H 'Connection: Upgrade' -H 'Upgrade: websocket'
    -H 'Sec-WebSocket-Version: 13' -H 'Sec-WebSocket-Key: YXRoYW5vci1hdGhhbm9yIQ==')
  check 'the socket opens and the house says hello' '"kind":"hello"' \
    "$(call "${upgrade[@]}" -H "origin: $url" -H "cookie: $cookie" "$url/ws" 2>/dev/null | tr -d '\0' || true)"
  check 'not for pages from elsewhere' ' 403' \
    "$(call "${upgrade[@]}" -H 'origin: https://evil.example' -H "cookie: $cookie" "$url/ws" 2>/dev/null | tr -d '\0' || true)"

  # Thirty tries for each address: if a forged header counted, they would never be used up.
  for try in $(seq 30); do say_word wrong -H "x-forwarded-for: 203.0.113.$try" >/dev/null; done
  check 'addresses that a client makes up do not count' 429 "$(say_word wrong -H 'x-forwarded-for: 203.0.113.99')"
  check 'every real address counts by itself' 401 "$(say_word wrong --interface 127.0.0.2)"

  kill "$proxy" "$server"
  wait "$proxy" "$server" 2>/dev/null || true
}

for name in "${@:-nginx caddy}"; do for each in $name; do try_proxy "$each"; done; done
[ "$failures" -eq 0 ] || { echo "$failures failed"; exit 1; }
