"""What well-known libraries are for, in one table: by language, topic and purpose.

A word is a module (`socket`: all of it) or a module with names of it (`os:remove,rename`); without
a module the names are builtins. `pthread_*` is every name that begins so. Of a C header only the
names that are listed are told by a call, all others by the line that includes it. A module that is
in no row is not known, not harmless: who reads the table says so (topics.py). Samples, not of
every row: `tests/unit/tools/test_library_topics.py`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import NamedTuple

NETWORK, FILES, PROGRAMS, CONCURRENCY = "network", "file system", "other programs", "concurrency"
DATABASE, TIME, RANDOMNESS, LOGGING = "database", "clock", "randomness", "logging"
CRYPTOGRAPHY, TRANSLATION, SIGNALS = "cryptography", "translation", "signals"
ENVIRONMENT = "environment"


class Library(NamedTuple):
    """A module, or one name of it (`name` '' is all of it), and what it is used for."""

    topic: str
    purpose: str
    module: str
    name: str

    @property
    def path(self) -> str:
        return ".".join(filter(None, (self.module, self.name)))

    @property
    def label(self) -> str:
        """What people call it: the module, or a builtin by its own name."""
        return self.module or self.name


Row = tuple[str, str, str]

_PYTHON: tuple[Row, ...] = (
    (NETWORK, "connections and servers", "socket socketserver ssl asyncore asynchat select:poll"
     " asyncio:open_connection,start_server,open_unix_connection,start_unix_server"
     " anyio:connect_tcp,create_tcp_listener trio:open_tcp_stream,serve_tcp zmq websockets"
     " websocket pika kafka paho"),
    (NETWORK, "HTTP", "urllib.request http.client http.server requests httpx aiohttp urllib3"
     " httplib2 pycurl flask fastapi starlette django.http tornado uvicorn hypercorn gunicorn"
     " werkzeug.serving sanic bottle wsgiref.simple_server xmlrpc boto3 botocore grpc"),
    (NETWORK, "mail and file transfer", "smtplib imaplib poplib ftplib telnetlib nntplib"
     " aiosmtplib paramiko"),
    (FILES, "files and folders", ":open os:open,remove,unlink,rename,renames,replace,mkdir"
     ",makedirs,rmdir,removedirs,listdir,scandir,walk,stat,lstat,chmod,chown,link,symlink"
     ",readlink,truncate,utime,fdopen,access,path.exists,path.isfile,path.isdir,path.getsize"
     ",path.getmtime,path.realpath,path.lexists,path.islink,path.samefile,write,read,fsync"
     ",mkfifo,chdir,getcwd io:open,FileIO shutil tempfile glob pathlib:Path,PosixPath"
     ",WindowsPath fileinput mmap filecmp aiofiles anyio:open_file,Path linecache codecs:open"
     " zipfile tarfile gzip:open bz2:open lzma:open watchdog watchfiles"),
    (PROGRAMS, "other programs", "subprocess os:system,popen,execv,execve,execvp,execvpe,execl"
     ",execlp,execle,spawnl,spawnv,spawnvp,posix_spawn,posix_spawnp,startfile pty:spawn sh"
     " pexpect asyncio:create_subprocess_exec,create_subprocess_shell plumbum anyio:run_process"
     ",open_process"),
    (CONCURRENCY, "threads", "threading _thread queue concurrent.futures"
     " concurrent.futures.thread"),
    (CONCURRENCY, "processes", "multiprocessing os:fork,forkpty joblib billiard"),
    (CONCURRENCY, "event loops", "asyncio anyio trio curio gevent eventlet greenlet uvloop"
     " sched twisted.internet celery dask selectors"),
    (DATABASE, "databases", "sqlite3 dbm shelve psycopg psycopg2 asyncpg pymysql MySQLdb"
     " aiomysql mysql.connector sqlalchemy django.db peewee pymongo motor redis aioredis"
     " aiosqlite pyodbc cx_Oracle oracledb cassandra elasticsearch duckdb tortoise sqlmodel"
     " databases lmdb"),
    (TIME, "clock and time zones", "time datetime zoneinfo calendar pytz dateutil tzlocal arrow"
     " pendulum freezegun os:times email.utils:formatdate,localtime"),
    (RANDOMNESS, "random numbers", "random secrets os:urandom,getrandom uuid:uuid1,uuid4"
     " numpy.random"),
    (LOGGING, "logs", "logging loguru structlog syslog sentry_sdk warnings:warn"),
    (CRYPTOGRAPHY, "hashes, keys and ciphers", "hashlib hmac secrets ssl cryptography Crypto"
     " Cryptodome nacl bcrypt argon2 jwt jose passlib OpenSSL itsdangerous crypt"),
    (TRANSLATION, "translation", "gettext locale babel django.utils.translation flask_babel"),
    (SIGNALS, "signals of the operating system", "signal os:kill,killpg,abort"
     " anyio:open_signal_receiver trio:open_signal_receiver"),
    (ENVIRONMENT, "environment variables", "os:getenv,putenv,unsetenv,environ,environb,getenvb"
     " dotenv environs decouple"),
)  # fmt: skip

_SCRIPT: tuple[Row, ...] = (
    (NETWORK, "connections and servers", "net tls dgram dns ws socket.io socket.io-client"
     " :WebSocket,EventSource,RTCPeerConnection,Deno.connect,Deno.listen,Bun.listen,Bun.connect"
     " amqplib kafkajs mqtt"),
    (NETWORK, "HTTP", "http https http2 axios got node-fetch undici superagent request ky"
     " cross-fetch isomorphic-fetch express koa fastify @hapi/hapi hono restify @grpc/grpc-js"
     " @aws-sdk aws-sdk :fetch,XMLHttpRequest,navigator.sendBeacon,Deno.serve,Bun.serve"),
    (NETWORK, "mail", "nodemailer"),
    (FILES, "files and folders", "fs fs-extra graceful-fs glob fast-glob globby rimraf mkdirp"
     " chokidar tmp tmp-promise memfs :Deno.readFile,Deno.readTextFile,Deno.writeFile"
     ",Deno.writeTextFile,Deno.open,Deno.remove,Bun.file,Bun.write,process.chdir,process.cwd"),
    (PROGRAMS, "other programs", "child_process execa cross-spawn shelljs zx node-pty"
     " :Deno.Command,Deno.run,Bun.spawn,Bun.spawnSync"),
    (CONCURRENCY, "threads and processes", "worker_threads cluster piscina workerpool :Worker"
     ",SharedWorker,Atomics"),
    (CONCURRENCY, "event loop", "timers async_hooks :setTimeout,setInterval,setImmediate"
     ",queueMicrotask,process.nextTick,requestAnimationFrame p-limit p-queue async"),
    (DATABASE, "databases", "sqlite sqlite3 better-sqlite3 pg mysql mysql2 mongodb mongoose"
     " redis ioredis typeorm sequelize knex @prisma/client drizzle-orm mikro-orm"
     " cassandra-driver level levelup :indexedDB,localStorage.getItem,localStorage.setItem"),
    (TIME, "clock and time zones", "perf_hooks moment moment-timezone luxon dayjs date-fns"
     " date-fns-tz :Date,performance.now,process.hrtime,process.uptime,Temporal"),
    (RANDOMNESS, "random numbers", "uuid:v1,v4 nanoid seedrandom :Math.random,crypto.randomUUID"
     ",crypto.getRandomValues crypto:randomBytes,randomInt,randomUUID,randomFill,randomFillSync"
     ",getRandomValues"),
    (LOGGING, "logs", "winston pino bunyan log4js loglevel debug signale consola npmlog"
     " :console"),
    (CRYPTOGRAPHY, "hashes, keys and ciphers", "crypto tls bcrypt bcryptjs argon2 jsonwebtoken"
     " jose node-forge crypto-js tweetnacl :crypto.subtle"),
    (TRANSLATION, "translation", "i18next react-i18next vue-i18n react-intl intl-messageformat"
     " @formatjs/intl :Intl"),
    (SIGNALS, "signals of the operating system", "signal-exit death :process.kill,process.abort"
     ",Deno.addSignalListener"),
    (ENVIRONMENT, "environment variables", "dotenv dotenv-expand envalid :Deno.env"),
)  # fmt: skip

_GO: tuple[Row, ...] = (
    (NETWORK, "connections and servers", "net crypto/tls google.golang.org/grpc"
     " github.com/gorilla/websocket nhooyr.io/websocket golang.org/x/net"
     " github.com/nats-io/nats.go github.com/segmentio/kafka-go github.com/miekg/dns"),
    (NETWORK, "HTTP", "net/http net/http/httputil net/rpc github.com/gin-gonic/gin"
     " github.com/go-chi/chi github.com/gorilla/mux github.com/labstack/echo"
     " github.com/gofiber/fiber github.com/valyala/fasthttp github.com/go-resty/resty"
     " github.com/aws/aws-sdk-go github.com/aws/aws-sdk-go-v2"),
    (NETWORK, "mail", "net/smtp"),
    (FILES, "files and folders", "os:Open,OpenFile,Create,CreateTemp,ReadFile,WriteFile,Remove"
     ",RemoveAll,Rename,Mkdir,MkdirAll,MkdirTemp,ReadDir,Stat,Lstat,Chmod,Chown,Chtimes,Link"
     ",Symlink,Readlink,Truncate,DirFS,CopyFS,Chdir,Getwd,File io/ioutil:ReadFile,WriteFile"
     ",ReadDir,TempFile,TempDir path/filepath:Walk,WalkDir,Glob,EvalSymlinks"
     " github.com/spf13/afero github.com/fsnotify/fsnotify archive/zip:OpenReader"),
    (PROGRAMS, "other programs", "os/exec os:StartProcess syscall:Exec,ForkExec"),
    (CONCURRENCY, "goroutines and locks", "sync sync/atomic golang.org/x/sync"
     " runtime:GOMAXPROCS,Gosched"),
    (DATABASE, "databases", "database/sql github.com/lib/pq github.com/jackc/pgx"
     " github.com/go-sql-driver/mysql github.com/mattn/go-sqlite3 gorm.io/gorm"
     " github.com/jmoiron/sqlx go.mongodb.org/mongo-driver github.com/redis/go-redis"
     " github.com/go-redis/redis go.etcd.io/bbolt go.etcd.io/etcd entgo.io/ent"
     " github.com/gomodule/redigo github.com/dgraph-io/badger"),
    (TIME, "clock and time zones", "time github.com/jonboulle/clockwork"),
    (RANDOMNESS, "random numbers", "math/rand math/rand/v2 crypto/rand github.com/google/uuid"),
    (LOGGING, "logs", "log log/slog log/syslog go.uber.org/zap github.com/sirupsen/logrus"
     " github.com/rs/zerolog github.com/golang/glog k8s.io/klog github.com/go-logr/logr"
     " github.com/spf13/jwalterweatherman"),
    (CRYPTOGRAPHY, "hashes, keys and ciphers", "crypto/ crypto/tls golang.org/x/crypto"
     " github.com/golang-jwt/jwt"),
    (TRANSLATION, "translation", "golang.org/x/text github.com/nicksnyder/go-i18n"),
    (SIGNALS, "signals of the operating system", "os/signal syscall:Kill"),
    (ENVIRONMENT, "environment variables", "os:Getenv,LookupEnv,Setenv,Unsetenv,Environ"
     ",Clearenv,ExpandEnv syscall:Getenv github.com/joho/godotenv github.com/caarlos0/env"
     " github.com/kelseyhightower/envconfig"),
)  # fmt: skip

_RUST: tuple[Row, ...] = (
    (NETWORK, "connections and servers", "std::net tokio::net async_std::net mio socket2 quinn"
     " rustls native_tls tokio_rustls tungstenite tokio_tungstenite smol::net lapin"),
    (NETWORK, "HTTP", "reqwest hyper hyper_util ureq isahc surf actix_web axum warp rocket tide"
     " tonic aws_sdk_s3 curl"),
    (NETWORK, "mail", "lettre"),
    (FILES, "files and folders", "std::fs tokio::fs async_std::fs tempfile walkdir glob memmap2"
     " notify fs_extra std::env:current_dir,set_current_dir"),
    (PROGRAMS, "other programs", "std::process:Command tokio::process async_process duct"),
    (CONCURRENCY, "threads and locks", "std::thread std::sync rayon crossbeam crossbeam_channel"
     " parking_lot flume"),
    (CONCURRENCY, "event loop", "tokio async_std smol futures futures_util async_channel"),
    (DATABASE, "databases", "rusqlite sqlx diesel postgres tokio_postgres mysql mysql_async"
     " redis mongodb sled rocksdb sea_orm"),
    (TIME, "clock and time zones", "std::time tokio::time chrono chrono_tz time jiff"),
    (RANDOMNESS, "random numbers", "rand fastrand getrandom uuid"),
    (LOGGING, "logs", "log tracing env_logger tracing_subscriber slog simple_logger"),
    (CRYPTOGRAPHY, "hashes, keys and ciphers", "ring sha2 sha1 md5 blake3 hmac aes openssl"
     " rustls bcrypt argon2 jsonwebtoken ed25519_dalek rsa"),
    (TRANSLATION, "translation", "fluent gettext gettextrs rust_i18n"),
    (SIGNALS, "signals of the operating system", "tokio::signal signal_hook ctrlc"
     " nix::sys::signal libc:signal,sigaction,kill"),
    (ENVIRONMENT, "environment variables", "std::env:var,var_os,vars,vars_os,set_var,remove_var"
     " :env,option_env dotenvy dotenv envy"),
)  # fmt: skip

_JAVA: tuple[Row, ...] = (
    (NETWORK, "connections and servers", "java.net.Socket java.net.ServerSocket"
     " java.net.DatagramSocket java.net.InetAddress java.nio.channels.SocketChannel"
     " java.nio.channels.ServerSocketChannel java.nio.channels.DatagramChannel javax.net"
     " io.netty io.grpc org.apache.kafka com.rabbitmq"),
    (NETWORK, "HTTP", "java.net.http java.net.HttpURLConnection java.net.URLConnection okhttp3"
     " org.apache.http org.apache.hc retrofit2 com.sun.net.httpserver org.eclipse.jetty"
     " javax.servlet jakarta.servlet org.springframework.web javax.ws.rs jakarta.ws.rs"
     " software.amazon.awssdk com.amazonaws"),
    (NETWORK, "mail", "javax.mail jakarta.mail"),
    (FILES, "files and folders", "java.nio.file.Files java.io.File java.io.FileInputStream"
     " java.io.FileOutputStream java.io.FileReader java.io.FileWriter java.io.RandomAccessFile"
     " java.nio.channels.FileChannel java.nio.file.FileSystems java.util.zip.ZipFile"
     " java.util.jar.JarFile org.apache.commons.io com.google.common.io.Files"),
    (PROGRAMS, "other programs", "java.lang:ProcessBuilder org.apache.commons.exec"),
    (CONCURRENCY, "threads and locks", "java.util.concurrent java.lang:Thread,ThreadLocal"
     " java.util.Timer kotlinx.coroutines reactor.core io.reactivex"),
    (DATABASE, "databases", "java.sql javax.sql javax.persistence jakarta.persistence"
     " org.hibernate org.springframework.jdbc org.springframework.data org.jooq redis.clients"
     " com.mongodb org.apache.ibatis com.zaxxer.hikari"),
    (TIME, "clock and time zones", "java.time java.util.Date java.util.Calendar"
     " java.util.GregorianCalendar java.util.TimeZone java.text.SimpleDateFormat org.joda.time"
     " java.lang:System.currentTimeMillis,System.nanoTime"),
    (RANDOMNESS, "random numbers", "java.util.Random java.security.SecureRandom java.util.UUID"
     " java.util.concurrent.ThreadLocalRandom java.lang:Math.random"),
    (LOGGING, "logs", "java.util.logging org.slf4j org.apache.logging org.apache.log4j"
     " ch.qos.logback org.apache.commons.logging java.lang:System.getLogger"),
    (CRYPTOGRAPHY, "hashes, keys and ciphers", "javax.crypto java.security org.bouncycastle"
     " io.jsonwebtoken javax.net.ssl com.google.common.hash"),
    (TRANSLATION, "translation", "java.util.ResourceBundle java.text.MessageFormat com.ibm.icu"),
    (SIGNALS, "signals of the operating system", "sun.misc.Signal"),
    (ENVIRONMENT, "environment variables", "java.lang:System.getenv io.github.cdimascio"),
)  # fmt: skip

_NATIVE: tuple[Row, ...] = (
    (NETWORK, "connections and servers", "sys/socket.h:socket,bind,listen,accept,accept4"
     ",connect,send,recv,sendto,recvfrom,sendmsg,recvmsg,setsockopt,getsockopt,shutdown"
     ",socketpair netdb.h:getaddrinfo,gethostbyname,getnameinfo arpa/inet.h:inet_pton,inet_ntop"
     ",inet_addr winsock2.h uv.h:uv_tcp_init,uv_tcp_connect,uv_listen openssl/ssl.h zmq.h"
     " boost/asio.hpp grpcpp/grpcpp.h"),
    (NETWORK, "HTTP", "curl/curl.h:curl_* curl/curl.h microhttpd.h httplib.h"),
    (FILES, "files and folders", "stdio.h:fopen,freopen,fdopen,remove,rename,tmpfile,tmpnam"
     " fcntl.h:open,openat,creat unistd.h:unlink,unlinkat,rmdir,access,ftruncate,truncate"
     ",symlink,readlink,chown,fsync,chdir,getcwd sys/stat.h:stat,lstat,fstat,mkdir,chmod,mkfifo"
     " dirent.h:opendir,readdir,closedir,scandir sys/mman.h:mmap stdlib.h:mkstemp,mkdtemp"
     ",realpath fstream:ifstream,ofstream,fstream fstream filesystem:filesystem filesystem"
     " ftw.h glob.h"),
    (PROGRAMS, "other programs", "stdlib.h:system stdio.h:popen unistd.h:execv,execve,execvp"
     ",execl,execlp,execle spawn.h"),
    (CONCURRENCY, "threads and locks", "pthread.h:pthread_* pthread.h threads.h:thrd_*,mtx_*"
     " thread:thread,jthread,this_thread thread mutex:mutex,lock_guard,unique_lock,scoped_lock"
     " mutex condition_variable future atomic stdatomic.h semaphore.h shared_mutex omp.h"),
    (CONCURRENCY, "processes and event loops", "unistd.h:fork,vfork sys/epoll.h sys/event.h"
     " poll.h sys/select.h:select uv.h ev.h event2/event.h"),
    (DATABASE, "databases", "sqlite3.h:sqlite3_* sqlite3.h libpq-fe.h:PQ* libpq-fe.h mysql.h"
     " mysql/mysql.h hiredis.h hiredis/hiredis.h leveldb/db.h rocksdb/db.h lmdb.h mongoc.h"),
    (TIME, "clock and time zones", "time.h:time,clock,clock_gettime,localtime,gmtime,mktime"
     ",strftime,nanosleep,localtime_r,gmtime_r ctime:time,clock,localtime,gmtime chrono:chrono"
     " chrono sys/time.h:gettimeofday"),
    (RANDOMNESS, "random numbers", "stdlib.h:rand,srand,random,srandom,drand48,arc4random"
     " random sys/random.h"),
    (LOGGING, "logs", "syslog.h:syslog,openlog syslog.h spdlog/spdlog.h glog/logging.h"),
    (CRYPTOGRAPHY, "hashes, keys and ciphers", "openssl/evp.h openssl/sha.h openssl/md5.h"
     " openssl/ssl.h openssl/rand.h sodium.h gcrypt.h mbedtls/ssl.h openssl/hmac.h"),
    (TRANSLATION, "translation", "libintl.h:gettext,ngettext,dgettext libintl.h"
     " locale.h:setlocale locale"),
    (SIGNALS, "signals of the operating system", "signal.h:signal,sigaction,raise,kill"
     ",sigprocmask,pthread_sigmask csignal:signal,raise signal.h csignal sys/signalfd.h"),
    (ENVIRONMENT, "environment variables", "stdlib.h:getenv,setenv,putenv,unsetenv"
     ",secure_getenv"),
)  # fmt: skip

_ROWS: Mapping[str, tuple[Row, ...]] = {
    "python": _PYTHON,
    "javascript": _SCRIPT,
    "typescript": _SCRIPT,
    "go": _GO,
    "rust": _RUST,
    "java": _JAVA,
    "c": _NATIVE,
    "cpp": _NATIVE,
}


@cache
def libraries(language: str) -> tuple[Library, ...]:
    """Every row of a language, one for each module or name."""
    return tuple(one for row in _ROWS.get(language, ()) for one in _libraries(*row))


def _libraries(topic: str, purpose: str, words: str) -> Iterator[Library]:
    for word in words.replace("::", ".").split():
        module, _, names = word.partition(":")
        for name in names.split(","):
            yield Library(topic, purpose, module, name)


def fitting(language: str, path: str, *, is_call: bool = True) -> Iterator[Library]:
    """The rows that a path belongs to, as `library_calls` makes them; the nearest ones alone."""
    rows = [one for one in libraries(language) if _is_at_or_below(language, path, one)]
    if is_call and language in ("c", "cpp"):
        rows = [one for one in rows if one.name]
    longest = max((len(one.path) for one in rows), default=0)
    return (one for one in rows if len(one.path) == longest)


def is_listed(language: str, path: str) -> bool:
    """Whether the table says anything about a module or a part of it."""
    return any(
        path == one.module or _is_at_or_below(language, path, one)
        for one in libraries(language)
        if one.module
    )


def _is_at_or_below(language: str, path: str, library: Library) -> bool:
    own = library.path
    if path == own or path.startswith(f"{own}."):
        return True
    if own.endswith(("/", "*")):
        return path.startswith(own.rstrip("*"))
    return path.startswith(f"{own}/") and (language != "go" or "." in own)
