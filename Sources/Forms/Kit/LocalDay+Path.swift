import Fitness
import HTTP

extension LocalDay: PathParameter {
    package init?(pathComponent: String) { self.init(pathComponent) }
}
