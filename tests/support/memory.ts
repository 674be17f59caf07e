import { readFileSync } from 'node:fs';
import { type ClientRequest, request } from 'node:http';

const MIB = 1024 * 1024;

/** The peak memory of a process, in MiB; null where the system does not provide it. */
export function peakMemory(pid: number): number | null {
  try {
    const kib = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kib === undefined ? null : Number(kib) / 1024;
  } catch {
    return null;
  }
}

/**
 * Sends a body without a `Content-Length` until there is an answer or the connection is closed.
 * @returns the status; 0 for a closed connection
 */
export function pour(url: string, mebibytes: number, headers: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve) => {
    const chunk = Buffer.alloc(MIB, 'x');
    let left = mebibytes;
    let isOver = false;
    const settle = (status: number) => {
      isOver = true;
      resolve(status);
      sending.destroy();
    };
    const sending: ClientRequest = request(url, { method: 'POST', headers }, (answer) =>
      settle(answer.statusCode ?? 0),
    );
    sending.on('error', () => settle(0));
    const send = () => {
      while (!isOver && left > 0) {
        left -= 1;
        if (!sending.write(chunk)) return void sending.once('drain', send);
      }
      if (!isOver) sending.end();
    };
    send();
  });
}
