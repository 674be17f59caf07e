import type { Transporter } from 'nodemailer';
import type { DeliveryState } from '@/backend/contract/newsletters/states';
import { refusalSubject } from './refusal';

/** What became of one letter. */
export interface Outcome {
  /** `pending` is tried again; `unreached` means that the mail server is away, which is no fault of the letter. */
  state: Extract<DeliveryState, 'sent' | 'bounced' | 'pending' | 'uncertain'> | 'unreached';
  /** What the server answered. */
  answer: string;
  /** Whether the address itself is refused for good. */
  isAddressRefused: boolean;
}

/** What `sendMail` takes, of which these two are needed here. */
export type Letter = Parameters<Transporter['sendMail']>[0] & { messageId: string };

/** How long one letter may take; an answer that comes later is not waited for. */
const DEADLINE_MS = 20_000;
const MAX_ANSWER = 300;

/**
 * Hands a letter to the mail server and says what became of it. At the deadline the transport gives the letter up, so
 * that one that counts as not sent cannot arrive later. Never throws.
 * @param deadlineMs how long it may take
 */
export async function handToMailServer(
  transport: Transporter,
  letter: Letter,
  deadlineMs = DEADLINE_MS,
): Promise<Outcome> {
  const begun = watchBegun(transport);
  const signal = AbortSignal.timeout(deadlineMs);
  let wasBegun: boolean | null = null;
  const late = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => {
      // Before the transport throws the text away, for which it reads it.
      wasBegun = begun.has(letter.messageId);
      reject(new Error('the mail server takes too long'));
    }),
  );
  try {
    const sent: { response?: string } = await Promise.race([transport.sendMail({ ...letter, signal }), late]);
    return { state: 'sent', answer: (sent.response ?? '').slice(0, MAX_ANSWER), isAddressRefused: false };
  } catch (error) {
    return outcomeOf(error, wasBegun ?? begun.has(letter.messageId));
  } finally {
    begun.delete(letter.messageId);
  }
}

/**
 * What an error says about the letter. Without an answer of the server, a letter whose text was begun may have arrived:
 * it is uncertain, and never sent again by itself.
 */
export function outcomeOf(error: unknown, isBegun: boolean): Outcome {
  const { responseCode, command, message } = factsOf(error);
  const outcome = (state: Outcome['state'], isAddressRefused = false): Outcome => ({
    state,
    answer: message.slice(0, MAX_ANSWER),
    isAddressRefused,
  });
  if (responseCode === null) return outcome(isBegun ? 'uncertain' : 'unreached');
  const subject = refusalSubject(command, message);
  if (responseCode === 421 || subject === 'sender') return outcome(isBegun ? 'pending' : 'unreached');
  if (responseCode < 500) return outcome('pending');
  return outcome('bounced', subject === 'address');
}

function factsOf(error: unknown): { responseCode: number | null; command: string; message: string } {
  const fields: { responseCode?: unknown; command?: unknown } = Object(error);
  const code = Number(fields.responseCode);
  return {
    responseCode: code >= 400 && code < 600 ? code : null,
    command: typeof fields.command === 'string' ? fields.command : '',
    message: error instanceof Error ? error.message : String(error),
  };
}

const watched = new WeakMap<Transporter, Set<string>>();

/** The ids of the letters of which a connection has begun to read the text. */
function watchBegun(transport: Transporter): Set<string> {
  const existing = watched.get(transport);
  if (existing) return existing;
  const begun = new Set<string>();
  watched.set(transport, begun);
  transport.use('stream', (mail, done) => {
    const { message, data } = mail;
    const create = message.createReadStream.bind(message);
    message.createReadStream = (options) => {
      const stream = create(options);
      const read = stream.read.bind(stream);
      // The connection reads only once the server has taken sender and receiver; the stream itself reads 0 bytes to be filled.
      stream.read = (size) => {
        if (size !== 0) begun.add(String(data.messageId));
        return read(size);
      };
      return stream;
    };
    done();
  });
  return begun;
}
