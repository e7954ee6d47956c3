/** Replaces the URL of an illustration in tests. */
export default 'drawing.svg';
