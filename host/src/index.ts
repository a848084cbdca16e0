// Federation loads shared React asynchronously, so nothing that needs it may be imported before this boundary.
void import(/* webpackMode: "eager" */ './bootstrap.tsx');
