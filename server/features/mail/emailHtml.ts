/** Renders an e-mail as HTML that all mail programs support: tables, inline styles, no images, light and dark. */
import { textColorOn } from '../../../schema/rules/site/colorContrast';
import { Html, html, withLineBreaks, sanitizedHtml } from './html';
import { knownFacts, type LineItem, type EmailTemplate, type EmailTheme, type EmailSection, type TotalLine } from './emailTemplate';

const textColor = '#1B1917';
const mutedColor = '#6A655F';
const borderColor = '#E4E0DA';

interface EmailStyle {
  readonly primary: string;
  readonly onPrimary: string;
  readonly accent: string;
  readonly displayFont: string;
  readonly bodyFont: string;
}

// The font name is put into an attribute, so only letters, digits and spaces are allowed.
const fontFamily = (name: string | null): string => (name && /^[A-Za-z0-9 ]+$/.test(name) ? `'${name}',` : '');

const styleOf = ({ color1, colorAccent, fontDisplay, fontBody }: EmailTheme): EmailStyle => ({
  primary: color1 ?? '#000000',
  onPrimary: textColorOn(color1 ?? '#000000', textColor),
  accent: colorAccent ?? '#F0E9DA',
  displayFont: `${fontFamily(fontDisplay)}'Segoe UI',Helvetica,Arial,sans-serif`,
  bodyFont: `${fontFamily(fontBody)}'Segoe UI',Helvetica,Arial,sans-serif`,
});

type SectionRenderers = { readonly [K in EmailSection['kind']]: (section: Extract<EmailSection, { kind: K }>, style: EmailStyle) => Html };

const title = (text: string, { displayFont }: EmailStyle): Html =>
  html`<h2 style="margin:0 0 8px;font:700 20px/1.25 ${displayFont};color:inherit">${text}</h2>`;

const table = (rows: Html | readonly Html[]): Html =>
  html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
    ${rows}
  </table>`;

const sectionRenderers: SectionRenderers = {
  text: ({ text }) => html`<p style="margin:0">${withLineBreaks(text)}</p>`,
  quote: ({ text }, { accent }) =>
    table(
      html`<tr>
        <td class="notice" style="padding:14px 18px;background:#FFF8E6;border-left:6px solid ${accent};color:${textColor}">
          ${withLineBreaks(text)}
        </td>
      </tr>`,
    ),
  number: ({ label, value }, { accent, displayFont }) =>
    table(
      html`<tr>
        <td align="center" style="padding:16px;background:${accent};color:${textColorOn(accent, textColor)};border-radius:10px">
          <div style="font-size:14px">${label}</div>
          <div style="font:800 44px/1.1 ${displayFont};letter-spacing:-1px">${value}</div>
        </td>
      </tr>`,
    ),
  facts: ({ title: name, facts }, style) =>
    html`${title(name, style)}${table(
      knownFacts(facts).map(
        ([name, fact]) =>
          html`<tr>
            <td
              class="faint line"
              valign="top"
              style="padding:7px 16px 7px 0;border-top:1px solid ${borderColor};color:${mutedColor};white-space:nowrap"
            >
              ${name}
            </td>
            <td class="line" align="right" valign="top" style="padding:7px 0;border-top:1px solid ${borderColor};font-weight:600">
              ${withLineBreaks(fact)}
            </td>
          </tr>`,
      ),
    )}`,
  items: ({ title: name, items, totals }, style) => html`${title(name, style)}${table([...items.map(itemRow), ...totals.map(totalRow)])}`,
  button: ({ label, url }, { primary, onPrimary }) =>
    html`<table role="presentation" cellpadding="0" cellspacing="0" border="0">
      <tr>
        <td class="button" bgcolor="${primary}" style="border-radius:10px">
          <a href="${url}" style="display:inline-block;padding:14px 26px;font-weight:700;color:${onPrimary};text-decoration:none"
            >${label}</a
          >
        </td>
      </tr>
    </table>`,
  small: ({ texts }) =>
    html`<p class="faint" style="margin:0;font-size:13px;line-height:1.5;color:${mutedColor}">
      ${texts.map((text, index) => html`${index > 0 && html`<br />`}${text}`)}
    </p>`,
  richText: ({ title: name, richText }, style) =>
    html`<div class="faint" style="font-size:12px;line-height:1.5;color:${mutedColor}">
      ${title(name, style)}${sanitizedHtml(richText)}
    </div>`,
};

function itemRow({ amount, name, details, price, isRemoved = false }: LineItem): Html {
  const lineThrough = isRemoved ? 'text-decoration:line-through' : '';
  const allDetails = isRemoved ? [...details, 'entfällt'] : details;
  return html`<tr>
    <td
      class="line"
      valign="top"
      style="padding:8px 12px 8px 0;border-top:1px dashed ${borderColor};font-weight:700;white-space:nowrap;${lineThrough}"
    >
      ${amount}
    </td>
    <td class="line" valign="top" width="100%" style="padding:8px 12px 8px 0;border-top:1px dashed ${borderColor}">
      <span style="${lineThrough}">${name}</span>
      ${allDetails.map(detail => html`<div class="faint" style="font-size:14px;color:${mutedColor}">${withLineBreaks(detail)}</div>`)}
    </td>
    <td
      class="line"
      valign="top"
      align="right"
      style="padding:8px 0;border-top:1px dashed ${borderColor};white-space:nowrap;${lineThrough}"
    >
      ${price}
    </td>
  </tr>`;
}

const totalRow = ({ label, price, isTotal = false }: TotalLine): Html =>
  isTotal
    ? html`<tr>
        <td class="total" colspan="2" style="padding:10px 12px 4px 0;border-top:2px solid ${textColor};font-size:18px;font-weight:700">
          ${label}
        </td>
        <td
          class="total"
          align="right"
          style="padding:10px 0 4px;border-top:2px solid ${textColor};font-size:18px;font-weight:700;white-space:nowrap"
        >
          ${price}
        </td>
      </tr>`
    : html`<tr>
        <td class="faint" colspan="2" style="padding:3px 12px 3px 0;color:${mutedColor}">${label}</td>
        <td class="faint" align="right" style="padding:3px 0;color:${mutedColor};white-space:nowrap">${price}</td>
      </tr>`;

const link = ({ label, url }: { label: string; url: string }): Html =>
  html`<a class="faint" href="${url}" style="color:${mutedColor}">${label}</a>`;

// Styles for mail programs that support dark mode; others use the inline colors.
const styleSheet = `body{margin:0}@media(prefers-color-scheme:dark){.page{background:#16140f!important}.sheet{background:#24211c!important;color:#f4efe6!important}
.faint{color:#b8b0a4!important}.line{border-color:#4a453d!important}.total{border-color:#f4efe6!important}.notice{background:#3a3120!important;color:#f4efe6!important}}`;

// The compiler cannot see that the renderer of a kind gets a section of that kind.
const renderSection = (section: EmailSection, style: EmailStyle): Html =>
  (sectionRenderers[section.kind] as (section: EmailSection, style: EmailStyle) => Html)(section, style);

const headerRow = (shopName: string, { primary, onPrimary, displayFont }: EmailStyle): Html =>
  html`<tr>
    <td
      bgcolor="${primary}"
      style="padding:18px 24px;background:${primary};color:${onPrimary};font:700 22px/1.2 ${displayFont};border-radius:14px 14px 0 0"
    >
      ${shopName}
    </td>
  </tr>`;

const contentRow = ({ heading, sections }: EmailTemplate, style: EmailStyle): Html =>
  html`<tr>
    <td class="sheet" bgcolor="#FFFFFF" style="padding:28px 24px 8px;background:#FFFFFF">
      <h1 style="margin:0 0 16px;font:700 28px/1.15 ${style.displayFont};color:inherit">${heading}</h1>
      ${sections.map(section => html`<div style="margin:0 0 24px">${renderSection(section, style)}</div>`)}
    </td>
  </tr>`;

const footerRow = ({ sender, links = [] }: EmailTemplate): Html =>
  html`<tr>
    <td
      class="sheet faint line"
      bgcolor="#FFFFFF"
      style="padding:18px 24px;background:#FFFFFF;border-top:1px solid ${borderColor};font-size:13px;line-height:1.6;color:${mutedColor};border-radius:0 0 14px 14px"
    >
      ${sender.map((text, index) => html`${index > 0 && html`<br />`}${text}`)}${links.length > 0 && html`<br />${links.map((entry, index) => html`${index > 0 && ' · '}${link(entry)}`)}`}
    </td>
  </tr>`;

/** Returns the whole e-mail as an HTML page. */
export function emailHtml(template: EmailTemplate, theme: EmailTheme): string {
  const style = styleOf(theme);
  return html`<!doctype html>
    <html lang="de">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${template.heading}</title>
        <style>
          ${new Html(styleSheet)}
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
                style="width:100%;max-width:600px;font:16px/1.5 ${style.bodyFont};color:${textColor}"
              >
                ${headerRow(theme.shopName, style)} ${contentRow(template, style)} ${footerRow(template)}
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`.source.replace(/\n\s+/g, '\n');
}
