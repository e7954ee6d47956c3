/** Stands in for the address of a drawing in tests. */
export default 'drawing.svg';
