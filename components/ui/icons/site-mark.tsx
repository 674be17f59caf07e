import type { ComponentProps } from 'react';
import { siteBrand } from '@/lib/platform/config/site-brand';
import { LogoMark } from './logo-mark';

/** The mark of the site: the one that the desk gave it, else that of the product. Only for what the server renders. */
export function SiteMark(props: Omit<ComponentProps<typeof LogoMark>, 'logo'>) {
  return <LogoMark {...props} logo={siteBrand().logo ?? ''} />;
}
