/** Shallow copy of plain form values. */
export default (value) => (Array.isArray(value) ? [...value] : { ...value });
