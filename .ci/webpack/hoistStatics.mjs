/** Leaves a component without the statics of the one that it wraps. */
export default (component) => component;
