/** Frequent characters written only in simplified Chinese. */
export const SIMPLIFIED_ONLY =
  '们个这来时为会国过对发后长现说动经还进种样开问间关头实点业当应产无电两东车书门见马鸟鱼风飞万与专亿从众优传链区块币账证债汇额类';

/** Frequent characters written only in traditional Chinese. */
export const TRADITIONAL_ONLY =
  '們個這來時為會國過對發後長現說動經還進種樣開問間關頭實點業當應產無電兩東車書門見馬鳥魚風飛萬與專億從眾優傳鏈區塊幣賬證債匯額類';
