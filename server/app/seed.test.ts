import { isPassword } from '../features/identity/login/password';
import { User } from '../features/identity/user.entity';
import { foundAdmin, isAnyoneHere } from './seed';
import { useHouse } from '../testing/app/testApp';

const house = useHouse();
const first = { email: 'chef@shop.example', password: 'butterkipferl' };

test('an empty house gets its first admin once, however many processes start at the same time', async () => {
  expect(await isAnyoneHere(house.app.services)).toBe(false);
  const made = await Promise.all(
    ['chef', 'other', 'third'].map(name => foundAdmin(house.app.services, { ...first, email: `${name}@shop.example` })),
  );
  expect(made.filter(Boolean)).toEqual([true]);
  expect(await isAnyoneHere(house.app.services)).toBe(true);
  expect(await foundAdmin(house.app.services, first)).toBe(false);
  const users = await house.as('ROLE_ADMIN').records(User).createQueryBuilder('u').addSelect('u.password').getMany();
  expect(users).toMatchObject([{ roles: ['ROLE_ADMIN'], isActive: true }]);
  expect(await isPassword(users[0]!.password!, first.password)).toBe(true);
  const signIn = 'mutation ($name: String!, $password: String!) { login(name: $name, password: $password) { roles } }';
  const { data } = await house.graphql(undefined, signIn, { name: users[0]!.email, password: first.password });
  expect(data.login.roles).toContain('ROLE_ADMIN');
});

test('a password that is too short makes nobody', async () => {
  await house.as('ROLE_ADMIN').records(User).createQueryBuilder().delete().execute();
  await expect(foundAdmin(house.app.services, { ...first, password: 'kurz' })).rejects.toThrow();
  expect(await isAnyoneHere(house.app.services)).toBe(false);
});
