import { focusControl } from './checkoutContext';

describe('focusControl', () => {
  const scrollIntoView = jest.fn();
  beforeEach(() => {
    Element.prototype.scrollIntoView = scrollIntoView;
    scrollIntoView.mockClear();
    document.body.innerHTML = '<section id="contact"><button>Löschen</button><input id="firstName"><input id="lastName"></section>';
  });

  test('focuses a rejected field and scrolls it into the middle of the page', () => {
    focusControl('lastName');
    expect(document.activeElement!.id).toBe('lastName');
    expect(scrollIntoView).toHaveBeenCalledWith({ block: 'center' });
    expect(scrollIntoView.mock.instances).toEqual([document.getElementById('lastName')]);
  });

  test('focuses the first field of a rejected section, not a button that acts at once, and scrolls to its start', () => {
    focusControl('contact');
    expect(document.activeElement!.id).toBe('firstName');
    expect(scrollIntoView).toHaveBeenCalledWith({ block: 'start' });
    expect(scrollIntoView.mock.instances).toEqual([document.getElementById('contact')]);
  });
});
