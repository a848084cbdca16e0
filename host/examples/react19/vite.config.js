/** Relative addresses, so that the built page works below any path. */
export default { base: './' };
