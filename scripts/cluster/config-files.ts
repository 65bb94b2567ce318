/** The database and its user, in PostgreSQL as in PgBouncer. */
export const databaseName = 'lajur';

export type Ports = {
  readonly front: number;
  readonly primary: number;
  readonly replica: number;
  readonly bouncer: number;
  readonly s3: number;
  readonly nodes: readonly number[];
};

/** PgBouncer in transaction mode: a connection to PostgreSQL is a client's for one transaction. */
export function bouncerConfig(ports: Ports, folder: string): string {
  return `[databases]
${databaseName} = host=127.0.0.1 port=${ports.primary} dbname=${databaseName}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ports.bouncer}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${folder}/users
admin_users = ${databaseName}
pool_mode = transaction
max_client_conn = 500
default_pool_size = 30
; After PostgreSQL was away; queries wait meanwhile.
server_login_retry = 0.2
query_wait_timeout = 20
`;
}

/** deploy/nginx.conf without TLS, in front of all nodes. The locations are those of deploy. */
export function nginxConfig(ports: Ports, folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `daemon off;
pid ${folder}/pid;
error_log stderr warn;
worker_processes 1;
events { worker_connections 1024; }
http {
	access_log off;
${temporary.map((kind) => `	${kind}_temp_path ${folder}/${kind};`).join('\n')}
	include ${folder}/nginx-http.conf;
	proxy_cache_path ${folder}/cache levels=1:2 keys_zone=lajur_files:16m max_size=1g use_temp_path=off;
	upstream lajur {
		least_conn;
${ports.nodes.map((port) => `		server 127.0.0.1:${port} max_fails=2 fail_timeout=2s;`).join('\n')}
		keepalive 64;
		keepalive_timeout 1s;
	}
	server {
		listen 127.0.0.1:${ports.front};
		include ${folder}/nginx-site.conf;
	}
}
`;
}
