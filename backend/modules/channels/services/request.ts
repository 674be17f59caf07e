import { ChannelError } from './service';

const TIMEOUT_MS = 15_000;

/** What a service answered; `body` is null when it is not JSON. */
export interface ServiceAnswer {
  status: number;
  body: unknown;
  header(name: string): string | null;
}

/**
 * Makes one call to a service and reads its answer, whatever its status.
 * @throws ChannelError `later` when no connection was made, `uncertain` when one was cut off
 */
export async function request(
  fetch: typeof globalThis.fetch,
  url: string,
  init: RequestInit,
): Promise<ServiceAnswer> {
  let answer: Response;
  let text: string;
  try {
    answer = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
    text = await answer.text();
  } catch (error) {
    if (isUnsent(error)) throw new ChannelError('later', 'no connection');
    throw new ChannelError('uncertain', 'no answer');
  }
  return { status: answer.status, body: parse(text), header: (name) => answer.headers.get(name) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Whether an error of fetch says that there was no connection, so that nothing was sent. */
export function isUnsent(error: unknown): boolean {
  const code = String(Object(Object(error).cause).code ?? '');
  return [
    'ECONNREFUSED',
    'ENOTFOUND',
    'EAI_AGAIN',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'UND_ERR_CONNECT_TIMEOUT',
  ].includes(code);
}

/** The seconds of a Retry-After header; null when there is none or it is a date. */
export function retrySeconds(answer: ServiceAnswer): number | null {
  const seconds = Number(answer.header('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
}
