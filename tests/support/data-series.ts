import { asMember, expect, type MemberSite } from './members';
import { sampleOf } from './e2e-accounts';

const both = (text: string) => ({ 'zh-Hans': text, en: text });

/** Signs in as an editor of the sample content. */
export async function asEditor(members: MemberSite) {
  const { login, password } = sampleOf(members.site, ({ role }) => role === 'editor');
  return (await asMember(members, { token: '' }, 'login', { type: 4, mobile: login, password })).data;
}

/** Creates a series named `Line <key>`, with a type of data that has its key, and stores these lines of CSV in it. */
export async function storeSeries(members: MemberSite, key: string, lines: string[]): Promise<void> {
  const editor = await asEditor(members);
  const unit = { 'zh-Hans': '项', en: 'items' };
  const document = { key, type: key, name: both(`Line ${key}`), description: {}, unit, source: both('Here') };
  const { id, version } = (await asMember(members, editor, 'saveRecord', { kind: 'series', document })).data;
  const { added } = (
    await asMember(members, editor, 'saveSeriesPoints', { id, version, text: lines.join('\n') })
  ).data;
  expect(added).toBe(lines.length);
}
