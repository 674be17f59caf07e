/** A script a Chinese page is shown in. */
export type Script = 'zh-Hans' | 'zh-Hant' | 'zh-Hant-HK';
