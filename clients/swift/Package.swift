// swift-tools-version:6.0

import PackageDescription

let package = Package(
    name: "DancecardClient",
    platforms: [.macOS(.v10_15), .iOS(.v13), .tvOS(.v13), .watchOS(.v6)],
    products: [.library(name: "DancecardClient", targets: ["DancecardClient"])],
    targets: [.target(name: "DancecardClient")],
    swiftLanguageModes: [.v6]
)
