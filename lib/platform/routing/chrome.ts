/** What the shell around a page shows. */
export interface Chrome {
  /** Header and side bar; an edition's own header; or only the logo and the language switch. */
  frame: 'portal' | 'region' | 'bare';
  footer: boolean;
  /** The floating tool box; a page without it has tools of its own. */
  toolBar: boolean;
  downloadButton: boolean;
  languageTool: boolean;
  background: 'paper' | 'band' | 'dark';
}
