import { graphText } from '@/lib/publishing/graph/page';

describe('graphText', () => {
  it('can neither close its element nor open another, and can be read back unchanged', () => {
    const title = '</script><!--<script>alert(1)//\u2028]]> & "\\';
    const graph = {
      '@context': 'https://schema.org' as const,
      '@graph': [{ '@type': 'WebPage', '@id': 'https://a.example/#webpage', name: title }],
    };
    const text = graphText(graph);
    expect(text).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(text)).toEqual(graph);
  });
});
