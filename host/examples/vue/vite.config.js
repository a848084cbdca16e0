import vue from '@vitejs/plugin-vue';

/** `<rewards-portal>` is an element, no component; relative addresses, so that the built page works below any path. */
export default {
  base: './',
  plugins: [vue({ template: { compilerOptions: { isCustomElement: (tag) => tag === 'rewards-portal' } } })],
};
