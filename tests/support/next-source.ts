import { readFileSync } from 'node:fs';

/** The code of a file of the installed Next. @param path below `next/dist` */
export const nextSource = (path: string): string => readFileSync(`node_modules/next/dist/${path}`, 'utf8');
