import { createServer } from 'node:net';
import { freePort } from './free-port';

/** A mailbox that speaks as much IMAP as reading unread letters needs. */
export async function startMailboxStub(letters: readonly string[]) {
  const seen = new Set<number>();
  const commands: string[] = [];
  const port = await freePort();
  const server = createServer((socket) => {
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('* OK [CAPABILITY IMAP4rev1] ready');
    let rest = '';
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      rest += chunk.toString('latin1');
      for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
        const line = rest.slice(0, end);
        rest = rest.slice(end + 2);
        commands.push(line);
        const [tag = '', command = '', ...words] = line.split(' ');
        const uid = Number(words[1]);
        const what =
          command.toUpperCase() === 'UID' ? `UID ${words[0]?.toUpperCase()}` : command.toUpperCase();
        if (what === 'CAPABILITY') say('* CAPABILITY IMAP4rev1');
        if (what === 'LIST') say('* LIST (\\HasNoChildren) "/" "INBOX"');
        if (what === 'SELECT') {
          say('* FLAGS (\\Seen)');
          say(`* ${letters.length} EXISTS`);
          say('* OK [UIDVALIDITY 1] valid');
          say(`* OK [UIDNEXT ${letters.length + 1}] next`);
        }
        if (what === 'UID SEARCH')
          say(
            `* SEARCH ${letters.flatMap((_, at) => (seen.has(at + 1) ? [] : [at + 1])).join(' ')}`.trimEnd(),
          );
        if (what === 'UID FETCH') {
          const letter = letters[uid - 1] ?? '';
          say(`* ${uid} FETCH (UID ${uid} BODY[]<0> {${Buffer.byteLength(letter, 'latin1')}}`);
          socket.write(letter, 'latin1');
          say(')');
        }
        if (what === 'UID STORE') seen.add(uid);
        if (what === 'LOGOUT') say('* BYE');
        say(`${tag} OK done`);
        if (what === 'LOGOUT') socket.end();
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `imap://reader%40news.example:secret@127.0.0.1:${port}`,
    seen,
    commands,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
