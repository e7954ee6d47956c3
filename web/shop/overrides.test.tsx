import { render, screen } from '@testing-library/react';
import { Frontend, NavigationItemLabel, getOverride, overrideParts, SiteContent, type ShopOverrides } from './overrides';

const DefaultFooter = () => <p>Fuß des Hauses</p>;
const Footer = () => {
  const FooterComponent = getOverride('footer', DefaultFooter);
  return <FooterComponent />;
};

test('renders the defaults without shop overrides', () => {
  render(
    <Frontend>
      <SiteContent>Inhalt</SiteContent>
      <NavigationItemLabel label="Über uns" suffix="(neu)" />
      <Footer />
    </Frontend>,
  );
  expect(document.body.textContent).toBe('InhaltÜber uns (neu)Fuß des Hauses');
});

test.each([
  ['siteContent', () => <SiteContent>x</SiteContent>],
  ['navigationItemLabel', () => <NavigationItemLabel label="x" />],
  ['frontend', () => <Frontend>x</Frontend>],
  ['footer', () => <Footer />],
  ['header', () => renderOverride('header')],
  ['loader', () => renderOverride('loader')],
] as [keyof ShopOverrides, () => React.JSX.Element][])('renders the override of %s', (name, createElement) => {
  overrideParts({ [name]: () => <p>Eigenes: {name}</p> });
  render(createElement());
  overrideParts({ [name]: undefined }); // other test files use the same module
  screen.getByText(`Eigenes: ${name}`);
});

function renderOverride(name: 'header' | 'loader') {
  const Override = getOverride(name, DefaultFooter);
  return <Override />;
}
