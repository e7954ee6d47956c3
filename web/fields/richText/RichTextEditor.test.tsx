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
  const clipboardData = { files: [], getData: (type: string) => ({ 'text/html': html, 'text/plain': text })[type] ?? '' };
  fireEvent.paste(screen.getByRole('textbox', { name: 'Inhalt' }), { clipboardData });
  return values.at(-1)!;
}

const pricesTable =
  '<table><tbody><tr><td><p>Brot</p></td><td><p>4,20</p></td></tr><tr><td><p>Kipferl</p></td><td><p>1,60</p></td></tr></tbody></table>';

const wordHtml = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal { margin: 0cm }</style><!--[if gte mso 9]><xml><o:OfficeDocumentSettings>1</o:OfficeDocumentSettings></xml><![endif]--></head>
<body lang="DE-AT"><!--StartFragment--><h1 style="mso-list: l0"><span style="color:#2F5496">Unser Brot<o:p></o:p></span></h1>
<p class="MsoNormal" style="margin:0cm"><b style="mso-bidi-font-weight:normal"><span style="font-size:14pt">Frisch</span></b> um 6&nbsp;Uhr<![if !supportEmptyParas]><![endif]></p><!--EndFragment--></body></html>`;

const wordTable = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body lang="DE-AT"><!--StartFragment-->
<table class="MsoTableGrid" border="1" cellspacing="0" cellpadding="0" style="border-collapse:collapse"><tr style="mso-yfti-irow:0">
<td width="302" valign="top" style="width:226.55pt"><p class="MsoNormal"><span lang="DE-AT">Brot<o:p></o:p></span></p></td>
<td width="302" valign="top"><p class="MsoNormal"><span>4,20<o:p></o:p></span></p></td></tr>
<tr><td><p class="MsoNormal">Kipferl<o:p></o:p></p></td><td><p class="MsoNormal">1,60<o:p></o:p></p></td></tr></table><!--EndFragment--></body></html>`;

const docsTable = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-8a1f"><div dir="ltr" style="margin-left:0pt;" align="left">
<table style="border:none;border-collapse:collapse;"><colgroup><col width="300"/><col width="301"/></colgroup><tbody>
<tr style="height:0pt"><td style="border:solid #000 1pt;"><p dir="ltr"><span style="font-size:11pt;font-weight:400">Brot</span></p></td><td><p dir="ltr"><span>4,20</span></p></td></tr>
<tr><td><p dir="ltr"><span>Kipferl</span></p></td><td><p dir="ltr"><span>1,60</span></p></td></tr></tbody></table></div></b>`;

const calcTable = `<html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/><style type="text/css">td { font-size:x-small }</style></head>
<body><table cellspacing="0" border="0"><colgroup width="85"></colgroup><colgroup width="85"></colgroup>
<tr><td height="17" align="left">Brot</td><td align="right" sdval="4.2" sdnum="3079;">4,20</td></tr>
<tr><td height="17" align="left">Kipferl</td><td align="right">1,60</td></tr></table></body></html>`;

const excelTable = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style><!--table {mso-displayed-decimal-separator:"\\,"} .xl65 {font-weight:700}--></style></head>
<body link="#0563C1"><table border=0 cellpadding=0 width=160 style='border-collapse:collapse;width:120pt'><!--StartFragment-->
 <col width=80 span=2 style='width:60pt'><tr height=20 style='height:15.0pt'><td height=20 class=xl65 width=80>Brot</td><td width=80>4,20</td></tr>
 <tr height=20><td height=20>Kipferl</td><td align=right>1,60</td></tr><!--EndFragment--></table></body></html>`;

test.each([
  ['Word', wordTable],
  ['Google Docs', docsTable],
  ['LibreOffice Calc', calcTable],
  ['Excel', excelTable],
])('keeps a pasted table of %s as a table', (_from, html) => {
  expect(paste(html)).toBe(pricesTable);
});

test.each([
  [
    'Google Docs',
    '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span style="font-weight:400">Brot</span></h2><p dir="ltr"><span style="font-weight:700">Frisch</span><span style="font-style:italic"> um 6</span></p></b>',
    '<h2>Brot</h2><p><strong>Frisch</strong><em> um 6</em></p>',
  ],
  [
    'LibreOffice',
    '<html><head><title></title><style type="text/css">@page { margin: 2cm }</style></head><body lang="de-AT"><h1 class="western">Brot</h1><p style="line-height: 100%"><font face="Liberation Serif"><b>Frisch</b> um 6</font></p><ul><li><p>Roggen</p></li></ul></body></html>',
    '<h1>Brot</h1><p><strong>Frisch</strong> um 6</p><ul><li><p>Roggen</p></li></ul>',
  ],
  [
    'Outlook with its tables for the layout',
    '<div class="WordSection1"><table class="MsoNormalTable"><tbody><tr><td><p class="MsoNormal">Hallo</p><table><tbody><tr><td>innen</td></tr></tbody></table></td><td>daneben</td></tr></tbody></table></div>',
    ['Hallo', 'innen', 'daneben'].map(text => `<table><tbody><tr><td><p>${text}</p></td></tr></tbody></table>`).join(''),
  ],
  [
    'a table with merged and missing cells',
    '<table><thead><tr><th colspan="2">Preise</th></tr></thead><tbody><tr><td>Brot</td></tr></tbody></table>',
    '<table><tbody><tr><th colspan="2"><p>Preise</p></th></tr><tr><td><p>Brot</p></td><td><p></p></td></tr></tbody></table>',
  ],
])('keeps all text that is pasted from %s', (_from, html, expected) => {
  expect(paste(html)).toBe(expected);
});

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
])('keeps only text and allowed formatting when %s is pasted', (_from, html, expected) => {
  expect(paste(html)).toBe(expected);
});
