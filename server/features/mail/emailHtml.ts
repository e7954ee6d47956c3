/** A mail as HTML that every mail program shows: tables, inline styles, no pictures; light and dark. */
import { inkOn } from '../../../schema/rules/site/colorContrast';
import { Html, html, lines, written } from './html';
import { known, type Good, type Letter, type Look, type Piece, type Sum } from './emailTemplate';

const ink = '#1B1917';
const faint = '#6A655F';
const line = '#E4E0DA';

interface Style {
  readonly primary: string;
  readonly onPrimary: string;
  readonly accent: string;
  readonly display: string;
  readonly body: string;
}

// Only what a name of a typeface may hold: it stands within an attribute.
const face = (name: string | null): string => (name && /^[A-Za-z0-9 ]+$/.test(name) ? `'${name}',` : '');

const styleOf = ({ color1, colorAccent, fontDisplay, fontBody }: Look): Style => ({
  primary: color1 ?? '#000000',
  onPrimary: inkOn(color1 ?? '#000000', ink),
  accent: colorAccent ?? '#F0E9DA',
  display: `${face(fontDisplay)}'Segoe UI',Helvetica,Arial,sans-serif`,
  body: `${face(fontBody)}'Segoe UI',Helvetica,Arial,sans-serif`,
});

type Drawn = { readonly [K in Piece['kind']]: (piece: Extract<Piece, { kind: K }>, style: Style) => Html };

const title = (text: string, { display }: Style): Html =>
  html`<h2 style="margin:0 0 8px;font:700 20px/1.25 ${display};color:inherit">${text}</h2>`;

const table = (rows: Html | readonly Html[]): Html =>
  html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
    ${rows}
  </table>`;

const drawn: Drawn = {
  text: ({ text }) => html`<p style="margin:0">${lines(text)}</p>`,
  note: ({ text }, { accent }) =>
    table(
      html`<tr>
        <td class="note" style="padding:14px 18px;background:#FFF8E6;border-left:6px solid ${accent};color:${ink}">${lines(text)}</td>
      </tr>`,
    ),
  number: ({ label, value }, { accent, display }) =>
    table(
      html`<tr>
        <td align="center" style="padding:16px;background:${accent};color:${inkOn(accent, ink)};border-radius:10px">
          <div style="font-size:14px">${label}</div>
          <div style="font:800 44px/1.1 ${display};letter-spacing:-1px">${value}</div>
        </td>
      </tr>`,
    ),
  facts: ({ title: name, facts }, style) =>
    html`${title(name, style)}${table(
      known(facts).map(
        ([name, fact]) =>
          html`<tr>
            <td
              class="faint line"
              valign="top"
              style="padding:7px 16px 7px 0;border-top:1px solid ${line};color:${faint};white-space:nowrap"
            >
              ${name}
            </td>
            <td class="line" align="right" valign="top" style="padding:7px 0;border-top:1px solid ${line};font-weight:600">
              ${lines(fact)}
            </td>
          </tr>`,
      ),
    )}`,
  goods: ({ title: name, goods, sums }, style) => html`${title(name, style)}${table([...goods.map(goodRow), ...sums.map(sumRow)])}`,
  button: ({ label, address }, { primary, onPrimary }) =>
    html`<table role="presentation" cellpadding="0" cellspacing="0" border="0">
      <tr>
        <td class="button" bgcolor="${primary}" style="border-radius:10px">
          <a href="${address}" style="display:inline-block;padding:14px 26px;font-weight:700;color:${onPrimary};text-decoration:none"
            >${label}</a
          >
        </td>
      </tr>
    </table>`,
  small: ({ texts }) =>
    html`<p class="faint" style="margin:0;font-size:13px;line-height:1.5;color:${faint}">
      ${texts.map((text, index) => html`${index > 0 && html`<br />`}${text}`)}
    </p>`,
  richText: ({ title: name, richText }, style) =>
    html`<div class="faint" style="font-size:12px;line-height:1.5;color:${faint}">${title(name, style)}${written(richText)}</div>`,
};

function goodRow({ amount, name, details, price, isRemoved = false }: Good): Html {
  const struck = isRemoved ? 'text-decoration:line-through' : '';
  const notes = isRemoved ? [...details, 'entfällt'] : details;
  return html`<tr>
    <td class="line" valign="top" style="padding:8px 12px 8px 0;border-top:1px dashed ${line};font-weight:700;white-space:nowrap;${struck}">
      ${amount}
    </td>
    <td class="line" valign="top" width="100%" style="padding:8px 12px 8px 0;border-top:1px dashed ${line}">
      <span style="${struck}">${name}</span>
      ${notes.map(note => html`<div class="faint" style="font-size:14px;color:${faint}">${lines(note)}</div>`)}
    </td>
    <td class="line" valign="top" align="right" style="padding:8px 0;border-top:1px dashed ${line};white-space:nowrap;${struck}">
      ${price}
    </td>
  </tr>`;
}

const sumRow = ({ label, price, isTotal = false }: Sum): Html =>
  isTotal
    ? html`<tr>
        <td class="total" colspan="2" style="padding:10px 12px 4px 0;border-top:2px solid ${ink};font-size:18px;font-weight:700">
          ${label}
        </td>
        <td
          class="total"
          align="right"
          style="padding:10px 0 4px;border-top:2px solid ${ink};font-size:18px;font-weight:700;white-space:nowrap"
        >
          ${price}
        </td>
      </tr>`
    : html`<tr>
        <td class="faint" colspan="2" style="padding:3px 12px 3px 0;color:${faint}">${label}</td>
        <td class="faint" align="right" style="padding:3px 0;color:${faint};white-space:nowrap">${price}</td>
      </tr>`;

const link = ({ label, address }: { label: string; address: string }): Html =>
  html`<a class="faint" href="${address}" style="color:${faint}">${label}</a>`;

// Mail programs that know them follow these; the others keep the colours written beside each text.
const sheet = `body{margin:0}@media(prefers-color-scheme:dark){.page{background:#16140f!important}.sheet{background:#24211c!important;color:#f4efe6!important}
.faint{color:#b8b0a4!important}.line{border-color:#4a453d!important}.total{border-color:#f4efe6!important}.note{background:#3a3120!important;color:#f4efe6!important}}`;

/** The whole mail as a page. */
export function htmlOf({ heading, pieces, sender, links = [] }: Letter, look: Look): string {
  const style = styleOf(look);
  return html`<!doctype html>
    <html lang="de">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${heading}</title>
        <style>
          ${new Html(sheet)}
        </style>
      </head>
      <body class="page" style="margin:0;background:#FAF9F7">
        <table class="page" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#FAF9F7">
          <tr>
            <td align="center" style="padding:24px 12px">
              <table
                role="presentation"
                width="600"
                cellpadding="0"
                cellspacing="0"
                border="0"
                style="width:100%;max-width:600px;font:16px/1.5 ${style.body};color:${ink}"
              >
                <tr>
                  <td
                    bgcolor="${style.primary}"
                    style="padding:18px 24px;background:${style.primary};color:${style.onPrimary};font:700 22px/1.2 ${style.display};border-radius:14px 14px 0 0"
                  >
                    ${look.shopName}
                  </td>
                </tr>
                <tr>
                  <td class="sheet" bgcolor="#FFFFFF" style="padding:28px 24px 8px;background:#FFFFFF">
                    <h1 style="margin:0 0 16px;font:700 28px/1.15 ${style.display};color:inherit">${heading}</h1>
                    ${pieces.map(piece => html`<div style="margin:0 0 24px">${(drawn[piece.kind] as (piece: Piece, style: Style) => Html)(piece, style)}</div>`)}
                  </td>
                </tr>
                <tr>
                  <td
                    class="sheet faint line"
                    bgcolor="#FFFFFF"
                    style="padding:18px 24px;background:#FFFFFF;border-top:1px solid ${line};font-size:13px;line-height:1.6;color:${faint};border-radius:0 0 14px 14px"
                  >
                    ${sender.map((text, index) => html`${index > 0 && html`<br />`}${text}`)}${links.length > 0 && html`<br />${links.map((entry, index) => html`${index > 0 && ' · '}${link(entry)}`)}`}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`.source.replace(/\n\s+/g, '\n');
}
