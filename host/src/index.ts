// Federation hands out shared React asynchronously, so nothing that needs it may be imported before this border.
void import(/* webpackMode: "eager" */ './bootstrap.tsx');
