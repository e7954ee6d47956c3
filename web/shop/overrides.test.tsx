import { render, screen } from '@testing-library/react';
import { Frontend, NavigationItemLabel, partOf, replaceParts, SiteContent, type Parts } from './overrides';

const Usual = () => <p>Fuß des Hauses</p>;
const Footer = () => {
  const Part = partOf('footer', Usual);
  return <Part />;
};

test('without a package of its own a shop looks like all others', () => {
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
  ['header', () => named('header')],
  ['loader', () => named('loader')],
] as [keyof Parts, () => React.JSX.Element][])('a shop replaces its %s', (name, show) => {
  replaceParts({ [name]: () => <p>Eigenes: {name}</p> });
  render(show());
  screen.getByText(`Eigenes: ${name}`);
});

function named(name: 'header' | 'loader') {
  const Part = partOf(name, Usual);
  return <Part />;
}
