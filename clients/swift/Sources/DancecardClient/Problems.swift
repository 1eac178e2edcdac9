import Foundation

extension ErrorResponse {
    /// What the service said when it refused; nil if the error does not come from the service, but from the way to it.
    public var problem: Problem? {
        guard case .error(_, let data?, _, _) = self else { return nil }
        return try? JSONDecoder().decode(Problem.self, from: data)
    }
}
