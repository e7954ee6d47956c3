import { fireEvent, render, screen } from '@testing-library/react';
import { RichTextEditor } from './RichTextEditor';

// jsdom has no layout, but the editor reads the cursor position.
beforeAll(() => {
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
});

/** Pastes this into an empty editor and returns its content. */
function paste(html: string, text = ''): string | null {
  const values: (string | null)[] = [null];
  render(<RichTextEditor id="text" label="Inhalt" value={null} onChange={value => values.push(value)} />);
  const clipboardData = { getData: (type: string) => ({ 'text/html': html, 'text/plain': text })[type] ?? '' };
  fireEvent.paste(screen.getByRole('textbox', { name: 'Inhalt' }), { clipboardData });
  return values.at(-1)!;
}

const wordHtml = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal { margin: 0cm }</style><!--[if gte mso 9]><xml><o:OfficeDocumentSettings>1</o:OfficeDocumentSettings></xml><![endif]--></head>
<body lang="DE-AT"><!--StartFragment--><h1 style="mso-list: l0"><span style="color:#2F5496">Unser Brot<o:p></o:p></span></h1>
<p class="MsoNormal" style="margin:0cm"><b style="mso-bidi-font-weight:normal"><span style="font-size:14pt">Frisch</span></b> um 6&nbsp;Uhr<![if !supportEmptyParas]><![endif]></p><!--EndFragment--></body></html>`;

test.each([
  ['Word', wordHtml, '<h1>Unser Brot</h1><p><strong>Frisch</strong> um 6&nbsp;Uhr</p>'],
  [
    'a page with scripts',
    '<p onclick="x()">Hallo<script>alert(1)</script><style>p { color: red }</style><iframe src="//x"></iframe></p>',
    '<p>Hallo</p>',
  ],
  [
    'links',
    '<p><a href="javascript:alert(1)">da</a> <a href="ftp://a.example">hier</a> <a href="https://a.example" onclick="x()">dort</a></p>',
    '<p>da hier <a href="https://a.example">dort</a></p>',
  ],
  ['code', '<pre><code>npm</code></pre>', '<p>npm</p>'],
  ['invisible characters', '<p>Bro\u202et\u0007</p>', '<p>Brot</p>'],
])('pasting %s keeps only text and allowed formatting', (_from, html, expected) => {
  expect(paste(html)).toBe(expected);
});
