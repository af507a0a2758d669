/** Rows laid out as grids lose their table roles in some browsers, so the roles are said again. */
const said = "a11y_no_redundant_roles";

export default {
  compilerOptions: { runes: true, warningFilter: (warning) => warning.code !== said },
};
