import { MostRead } from '@/components/side-lists/most-read';
import { readMostRead } from '@/lib/side-lists/read-most-read';
import { pageLanguage } from '@/lib/platform/routing/page-params';

export const revalidate = 300;

export default async function MostReadFragment() {
  const language = await pageLanguage();
  return <MostRead lists={await readMostRead(language)} locale={language.locale} />;
}
