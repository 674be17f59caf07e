/** The values of the design tokens a picture needs (`app/globals.css`): light ones, and the dark ones of /hk. */
export const DAY = {
  paper: '#FFFFFF',
  ink: '#101817',
  ink2: '#44514D',
  ink3: '#5F6C68',
  rule: '#D3DBD6',
  mark: '#C7290E',
};

export type Colours = typeof DAY;

export const NIGHT: Colours = {
  paper: '#0B1113',
  ink: '#EAF0ED',
  ink2: '#B4C1BD',
  ink3: '#8D9C98',
  rule: '#26343A',
  mark: '#FF7A5C',
};
