import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { encodeApart } from '@/backend/modules/uploads/commands/encode-apart';
import { PICTURE_RULES } from '@/backend/modules/uploads/commands/rules';
import { plainPicture } from '@/tests/support/pictures';

const rules = PICTURE_RULES.content;

test('encoding that takes too long is stopped, and the next picture is encoded', async () => {
  const { buffer: bytes } = await plainPicture(4000, 3000);
  expect(await encodeApart({ bytes, rules, mostMs: 1 })).toBe('pictureTookTooLong');
  expect(await encodeApart({ bytes, rules })).toMatchObject({ width: 2048 });
  // The same process is used again, and two encode at once.
  const both = [encodeApart({ bytes, rules }), encodeApart({ bytes, rules })];
  for (const picture of await Promise.all(both)) expect(picture).toMatchObject({ width: 2048 });
});

test('a process that crashes refuses only its own picture', async () => {
  const bytes = Buffer.from('no picture');
  expect(await encodeApart({ bytes, rules })).toBe('pictureTypeRefused');
  const broken = pathToFileURL(join(process.cwd(), '.build/there-is-no-such-program.mjs'));
  // The two idle processes of the good program are kept busy, so that the broken one starts a new process.
  const { buffer } = await plainPicture(4000, 3000);
  const busy = [1, 2].map(() => encodeApart({ bytes: buffer, rules }));
  expect(await encodeApart({ bytes, rules }, broken)).toBe('pictureDamaged');
  for (const picture of await Promise.all(busy)) expect(picture).toMatchObject({ width: 2048 });
});
