import dns from 'node:dns';
import { isPublicAddress, isPublicHttpsUrl } from './publicAddress';
import { postToThirdParty } from './postToThirdParty';

test.each([
  ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.9.9.9', '169.254.169.254', '172.31.0.1', '192.168.1.1', '198.18.0.1'],
  ...['224.0.0.1', '255.255.255.255', '::', '::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '64:ff9b::7f00:1', 'fc00::1', 'fe80::1'],
  ...['ff02::1', '2001:db8::1', '2002:7f00:1::', '2001::1', 'localhost', ''],
])('%s is not public', address => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['8.8.8.8', '93.184.216.34', '172.32.0.1', '2a00:1450:4001::1', '2606:4700::1'])('%s is public', address => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  ...[
    'http://till.example/orders',
    'https://localhost/',
    'https://till/',
    'https://printer.local/',
    'https://127.0.0.1/',
    'https://2130706433/',
  ],
  ...[
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://user:password@till.example/',
    'ftp://till.example/',
    'till',
  ],
])('rejects %s', async url => {
  expect(isPublicHttpsUrl(url)).toBe(false);
  const result = await postToThirdParty(url, { body: '{}', headers: {}, timeout: 1_000, canUsePrivateUrls: false });
  expect(result).toEqual({ status: null, error: 'Die Adresse ist nicht öffentlich.' });
});

test.each(['https://till.example/orders?shop=1', 'https://till.example:8443/', 'https://8.8.8.8/', 'https://[2606:4700::1]/'])(
  'accepts %s',
  url => {
    expect(isPublicHttpsUrl(url)).toBe(true);
  },
);

test('does not connect to a public name that resolves to a private address', async () => {
  const lookup = jest.spyOn(dns, 'lookup').mockImplementation(((_name: string, _options: object, callback: Function) =>
    callback(null, [
      { address: '8.8.8.8', family: 4 },
      { address: '10.0.0.1', family: 4 },
    ])) as never);
  const result = await postToThirdParty('https://rebind.example/', { body: '{}', headers: {}, timeout: 1_000, canUsePrivateUrls: false });
  lookup.mockRestore();
  expect(result).toEqual({ status: null, error: 'Die Adresse ist nicht öffentlich.' });
});
