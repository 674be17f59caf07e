/** What the shell around a page shows. */
export interface Chrome {
  /** Header and side bar; an edition's own header; or only the logo and the language switch. */
  frame: 'portal' | 'region' | 'bare';
  footer: boolean;
  /** On phones, the tabs at the foot of the screen; a page without them has a bar of its own there. */
  tabBar: boolean;
  /** The floating tool box; a page without it has tools of its own. */
  toolBar: boolean;
  downloadButton: boolean;
  languageTool: boolean;
  background: 'paper' | 'band' | 'dark';
}
