import { scriptConverter } from '@/backend/kernel/text/in-script';

const TERMS = [
  { simplified: '项目方', taiwan: '開發團隊', hong_kong: '', exception: '' },
  { simplified: '签名', taiwan: '簽章', hong_kong: '簽署', exception: '签名会' },
];

test('a text is converted by the words of the newsroom, and by those of the desk before them', async () => {
  const text = '审计师公布了签名，签名会改期';
  const plain = await scriptConverter('zh-Hans', 'zh-Hant');
  expect(plain(text)).toBe('會計師公布了簽名，簽名會改期');
  const convert = await scriptConverter('zh-Hans', 'zh-Hant', TERMS);
  expect(convert(text)).toBe('會計師公布了簽章，簽名會改期');
});

test('the words of the desk hold on the way back, too, those of Hong Kong first', async () => {
  const convert = await scriptConverter('zh-Hant', 'zh-Hans', TERMS);
  expect(convert('開發團隊的簽署與簽章')).toBe('项目方的签名与签名');
});

test('other languages stay as they are', async () => {
  const convert = await scriptConverter('en', 'zh-Hant', TERMS);
  expect(convert('签名')).toBe('签名');
});
