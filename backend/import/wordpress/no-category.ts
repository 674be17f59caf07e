/** The name of the category that WordPress gives to posts without one. */
export const NO_CATEGORY = /^(uncategori[sz]ed|未分类|未分類)$/i;
