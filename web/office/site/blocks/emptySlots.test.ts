import { newBlock } from './picker/blockOptions';
import { withoutEmptySlots } from './emptySlots';

test('removes empty places from lists of images and changes nothing else', () => {
  const gallery = { ...newBlock('gallery'), value: { text: '', images: ['a', '', 'b', ''] } };
  const text = newBlock('text');
  expect(withoutEmptySlots(gallery)).toEqual({ ...gallery, value: { text: '', images: ['a', 'b'] } });
  expect(withoutEmptySlots(text)).toBe(text);
  expect(gallery.value.images).toHaveLength(4);
});
