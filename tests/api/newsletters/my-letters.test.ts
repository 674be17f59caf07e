import { CHEAP_PASSWORDS, lastTo, makeCall, newAddress, register } from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';

describe('the newsletters of a member', () => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend(CHEAP_PASSWORDS);
  });
  afterAll(() => backend.destroy());

  const lettersOf = async (token: string) => {
    const { data } = await makeCall(backend, 'myLetters', { locale: 'en' }, { token });
    return {
      key: data.key,
      subscribed: data.list.map(({ key, is_subscribed: isSubscribed }) => [key, isSubscribed]),
    };
  };

  test('are those that their address subscribed to and confirmed, with the key to change them', async () => {
    const email = 'both@example.org';
    const { token } = await register(backend, email);
    const { token: other } = await register(backend, 'nobody@example.org');
    const none = [
      ['morning', false],
      ['weekly', false],
    ];
    expect(await lettersOf(token)).toEqual({ key: '', subscribed: none });
    await makeCall(
      backend,
      'subscribeLetter',
      { email: 'Both@Example.org', letters: ['morning'], lang: 'en' },
      { address: newAddress() },
    );
    const [, key = ''] =
      /\/letters\/confirm\/([\w-]+)/.exec((await lastTo(backend, email))?.text ?? '') ?? [];
    expect(await lettersOf(token)).toEqual({ key, subscribed: none });
    await makeCall(backend, 'confirmLetter', { key });
    expect(await lettersOf(token)).toEqual({
      key,
      subscribed: [
        ['morning', true],
        ['weekly', false],
      ],
    });
    expect(await lettersOf(other)).toEqual({ key: '', subscribed: none });
    await makeCall(backend, 'unsubscribeLetter', { key });
    expect(await lettersOf(token)).toEqual({ key, subscribed: none });
  });
});
