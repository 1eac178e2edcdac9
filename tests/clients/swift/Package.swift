// swift-tools-version:6.0

import PackageDescription

let package = Package(
    name: "play",
    platforms: [.macOS(.v13)],
    dependencies: [.package(path: "../../client")],  // where the workshop builds it
    targets: [
        .executableTarget(name: "play", dependencies: [.product(name: "DancecardClient", package: "client")])
    ],
    swiftLanguageModes: [.v6]
)
