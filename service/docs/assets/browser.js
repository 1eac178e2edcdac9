/** Plugins for screen readers: Swagger UI lacks a landmark around the introduction and a heading for the operations. */
const inLandmark = (Info, { React }) => (props) =>
  React.createElement("section", { "aria-label": "About the API" }, React.createElement(Info, props));
const withHeading = (Operations, { React }) => (props) =>
  React.createElement(
    "div",
    null,
    React.createElement("h2", { className: "operations-head" }, "Operations"),
    React.createElement(Operations, props),
  );
const noServers = () => () => null; // the only server is this one

SwaggerUIBundle({
  dom_id: "#browser",
  url: "../openapi.json",
  deepLinking: true,
  docExpansion: "none",
  validatorUrl: null,
  presets: [SwaggerUIBundle.presets.apis],
  plugins: [() => ({ wrapComponents: { InfoContainer: inLandmark, ServersContainer: noServers, operations: withHeading } })],
});
