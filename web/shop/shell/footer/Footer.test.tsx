import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { ShopContext, type Shop } from '../state/shopContext';
import { Footer } from './Footer';

const branchNamed = (id: number) => ({ id: `${id}`, identifier: `f${id}`, name: `Filiale ${id}`, isPublic: true, openingHours: [] });

/** Renders the footer of a shop with this many branches. */
function renderFooter(count: number, selectedId?: number): void {
  const branches = Array.from({ length: count }, (_, index) => branchNamed(index + 1));
  const branch = selectedId && branchNamed(selectedId);
  const shop = { config: { shopName: 'Holler', legalTexts: [] }, navigations: [], branches, branch } as unknown as Shop;
  render(
    <MemoryRouter>
      <ShopContext value={shop}>
        <Footer />
      </ShopContext>
    </MemoryRouter>,
  );
}

const branchNames = () => screen.queryAllByRole('heading', { name: /^Filiale/ }).map(heading => heading.textContent);
const overviewLink = () => screen.queryByRole('link', { name: /^Alle/ });

test.each([1, 8])('contains each of %d branches', count => {
  renderFooter(count);
  expect(branchNames()).toHaveLength(count);
  expect(overviewLink()).toBeNull();
});

test('contains no branch of 600 but links to all', () => {
  renderFooter(600);
  expect(branchNames()).toEqual([]);
  expect(overviewLink()).toMatchObject({ textContent: 'Alle 600 Filialen' });
  expect(overviewLink()?.getAttribute('href')).toBe('/#branches');
});

test('contains the selected branch of nine', () => {
  renderFooter(9, 3);
  expect(branchNames()).toEqual(['Filiale 3']);
  expect(overviewLink()?.textContent).toBe('Alle 9 Filialen');
});
