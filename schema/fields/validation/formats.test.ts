import {
  isBic,
  isColor,
  isDate,
  isEmail,
  isIban,
  isId,
  isLinkTarget,
  isDateTime,
  isPath,
  isPhone,
  isReservedPath,
  isTime,
  isUrl,
} from './formats';

const id = '0197f3a0-0000-7000-8000-000000000001';

test.each<[(text: string) => boolean, valid: string[], invalid: string[]]>([
  [isId, [id, id.toUpperCase()], ['', id.slice(1), `${id}0`, id.replace('f', 'g')]],
  [isEmail, ['a@b.at', 'a.b+c@x.y.example'], ['a@b', '@b.at', 'a@@b.at', 'a b@c.at', 'A <a@b.at>', 'a@b..at', 'a@b.at.']],
  [isPhone, ['+43 664 1234567', '+436641'], ['0664 1234567', '+0664123', '+43  664 12', '+43 664', '+43 664 ']],
  [
    isIban,
    ['AT61 1904 3002 3457 3201', 'de89370400440532013000'],
    ['AT62 1904 3002 3457 3201', 'AT611904', '', '6161 1904 3002 3457 3201', 'AT61 1904 3002 3457 320!'],
  ],
  [isBic, ['BKAUATWW', 'bkauatwwxxx'], ['BKAUATW', 'BKAUATWWX', '1KAUATWW']],
  [isColor, ['#a0B1c2'], ['red', '#abc', 'a0b1c2', '#a0b1c2d', '#a0b1c2dd']],
  [isTime, ['00:00', '23:59', '24:00'], ['24:01', '7:00', '07:60', '07:00:00']],
  [isDate, ['2028-02-29', '2026-12-31'], ['2026-02-29', '2026-13-01', '26-01-01', '2026-1-1', '2026-01-01T00:00', '+012026-01-01']],
  [isDateTime, ['2026-12-01T10:00Z', '2026-12-01T10:00:00.5+01:00'], ['2026-12-01T10:00', '2026-02-30T10:00Z', '2026-12-01 10:00Z']],
  [isUrl, ['https://a.example/x?y#z', 'HTTP://a'], ['ftp://a.example', 'a.example', 'https://', 'http:// ', 'javascript:alert(1)']],
  [isPath, ['site/privacy', 'a.b-c_d/1'], ['', '/a', 'a/', 'A', 'a//b', '-a', 'a b']],
  [isReservedPath, ['backend', 'store/linz', 'robots.txt'], ['backends', 'site/store', 'linz']],
  [
    isLinkTarget,
    ['/', '/store/linz', '#oben', 'https://a.example', 'mailto:a@b.at', 'tel:+43664'],
    ['//a.example', '/\\a.example', 'store', 'javascript:alert(1)', 'data:text/html,x', 'mailto:', '/a b', '#a"b'],
  ],
])('validates with %p', (isValid, valid, invalid) => {
  expect(valid.filter(text => !isValid(text))).toEqual([]);
  expect(invalid.filter(isValid)).toEqual([]);
});
