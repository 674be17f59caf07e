import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request as plainRequest } from 'node:http';
import { createServer, request as tlsRequest, type Server } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBackend, type TestBackend } from './backend';
import { CHEAP_PASSWORDS } from './backend-settings';
import { freePort } from './free-port';
import { until } from './until';
import { recordProcess } from './run-processes';

/** An answer to a request by TLS. */
interface TlsAnswer {
  status: number;
  text: string;
  headers: Record<string, string | string[] | undefined>;
}

/** A newsroom and another server of the Fediverse, both on loopback by TLS, with an authority that the test made. */
export interface Fediverse {
  /** The address of the newsroom. */
  site: string;
  backend: TestBackend;
  /** Asks the newsroom as a server of the Fediverse does. */
  request(path: string, init?: { body?: string; headers?: Record<string, string> }): Promise<TlsAnswer>;
  /** Lets the other server do something, or tell what it knows. */
  other<Answer = Record<string, unknown>>(command: string, input?: Record<string, unknown>): Promise<Answer>;
  end(): Promise<void>;
}

/** @param env further settings of the newsroom */
export async function startFediverse(env: Record<string, string> = {}): Promise<Fediverse> {
  const folder = mkdtempSync(join(tmpdir(), 'lx-tls-'));
  const certificates = spawnSync(process.execPath, ['tests/support/certificates.mjs', folder], {
    encoding: 'utf8',
  });
  if (certificates.status !== 0) throw new Error(certificates.stderr);
  const trust = { NODE_EXTRA_CA_CERTS: join(folder, 'ca.pem') };
  const [sitePort, otherPort, commandPort] = [await freePort(), await freePort(), await freePort()];
  const site = `https://localhost:${sitePort}`;
  const backend = await startBackend({
    ...{ ...CHEAP_PASSWORDS, ...trust, SITE_URL: site },
    ...{ FEDERATION: 'on', FEDERATION_PRIVATE_HOSTS: 'on', ...env },
  });
  const front = await startFront(folder, sitePort, backend.port);
  const child = spawn(
    process.execPath,
    ['tests/support/fediverse-server.mjs', folder, String(otherPort), String(commandPort)],
    { env: { ...process.env, ...trust }, stdio: ['ignore', 'inherit', 'inherit'] },
  );
  recordProcess(child);
  const commands = `http://127.0.0.1:${commandPort}`;
  await until(() =>
    fetch(`${commands}/requests`).then(
      () => true,
      () => false,
    ),
  );
  return {
    site,
    backend,
    request: (path, init = {}) => requestByTls(site + path, readFileSync(join(folder, 'ca.pem')), init),
    async other(command, input = {}) {
      const answer = await fetch(`${commands}/${command}`, { method: 'POST', body: JSON.stringify(input) });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${command}: ${text}`);
      return JSON.parse(text);
    },
    async end() {
      await endProcess(child);
      front.closeAllConnections();
      await new Promise((resolve) => front.close(resolve));
      await backend.destroy();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** What stands before a newsroom and speaks TLS; it passes everything on as it is. */
async function startFront(folder: string, port: number, backendPort: number): Promise<Server> {
  const tls = { cert: readFileSync(join(folder, 'cert.pem')), key: readFileSync(join(folder, 'key.pem')) };
  const server = createServer(tls, (request, response) => {
    const { url: path, method, headers } = request;
    const passed = plainRequest({ host: '127.0.0.1', port: backendPort, path, method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.on('error', () => response.destroy());
    request.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  return server;
}

function requestByTls(
  address: string,
  ca: Buffer,
  { body, headers = {} }: { body?: string; headers?: Record<string, string> },
): Promise<TlsAnswer> {
  return new Promise((resolve, reject) => {
    const sending = tlsRequest(
      address,
      {
        ...{ ca, method: body === undefined ? 'GET' : 'POST' },
        headers: { accept: 'application/activity+json', ...headers },
      },
      async (answer) => {
        const parts: Buffer[] = [];
        for await (const part of answer) parts.push(part);
        resolve({
          ...{ status: answer.statusCode ?? 0, headers: answer.headers },
          text: Buffer.concat(parts).toString(),
        });
      },
    );
    sending.on('error', reject);
    sending.end(body);
  });
}

async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
}
