import { SMTPServer } from 'smtp-server';
import { freePort } from './free-port';

/** A letter as the mail server received it. */
export interface Received {
  to: string;
  /** The address it is returned to. */
  from: string;
  messageId: string;
  headers: Record<string, string>;
  raw: string;
}

export type MailSink = Awaited<ReturnType<typeof startMailSink>>;

/** How long the server thinks about receivers called `slow`. */
const SLOW_MS = 1000;

/**
 * A mail server that takes letters and stores them; receivers called `nobody` do not exist, and `slow` ones are accepted
 * after a second.
 */
export async function startMailSink() {
  const letters: Received[] = [];
  let isSilent = (_letter: Received, _count: number) => false;
  const port = await freePort();
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 100,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      if (address.startsWith('nobody'))
        return done(Object.assign(new Error('5.1.1 no such mailbox'), { responseCode: 550 }));
      if (address.startsWith('full'))
        return done(Object.assign(new Error('4.2.2 mailbox full'), { responseCode: 452 }));
      setTimeout(done, address.startsWith('slow') ? SLOW_MS : 0);
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString();
        const headers = headersOf(raw);
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        const to = envelope.rcptTo[0]?.address ?? '';
        const letter = { to, from, messageId: headers['message-id'] ?? '', headers, raw };
        letters.push(letter);
        if (!isSilent(letter, letters.length)) done();
      });
    },
  });
  // Clients that are killed close their connections without a word.
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  return {
    url: `smtp://127.0.0.1:${port}`,
    letters,
    /** Letters for which this is true are taken, but the client gets no answer. */
    silence: (condition: (letter: Received, count: number) => boolean) => (isSilent = condition),
    /** How often a letter to each address arrived. */
    counts: () => {
      const counts = new Map<string, number>();
      for (const { to } of letters) counts.set(to, (counts.get(to) ?? 0) + 1);
      return counts;
    },
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  };
}

function headersOf(raw: string): Record<string, string> {
  const [head = ''] = raw.split(/\r?\n\r?\n/);
  const lines = head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  return Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
}
