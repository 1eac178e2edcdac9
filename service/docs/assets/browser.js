/** What Swagger UI leaves out for readers of screens: a landmark for what is above the list, and a heading for the list. */
const inLandmark = (Info, { React }) => (shown) =>
  React.createElement("section", { "aria-label": "About the API" }, React.createElement(Info, shown));
const withHeading = (Operations, { React }) => (shown) =>
  React.createElement(
    "div",
    null,
    React.createElement("h2", { className: "operations-head" }, "Operations"),
    React.createElement(Operations, shown),
  );
const nothing = () => () => null; // there is one server, this one

SwaggerUIBundle({
  dom_id: "#browser",
  url: "/openapi.json",
  deepLinking: true,
  docExpansion: "none",
  validatorUrl: null,
  presets: [SwaggerUIBundle.presets.apis],
  plugins: [() => ({ wrapComponents: { InfoContainer: inLandmark, ServersContainer: nothing, operations: withHeading } })],
});
